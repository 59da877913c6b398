# expect: limit memory
# limits: time=10s memory=32M output=64K
# A copy of what fills more than half.
x = [0] * (12 * 10 ** 5)
y = x[:]
