# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list repeated in place.
x = [1]
x *= 10 ** 12
