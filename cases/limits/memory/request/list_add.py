# expect: limit memory
# limits: time=10s memory=32M output=64K
# Two halves too large together.
x = [0] * (12 * 10 ** 5)
y = x + x
