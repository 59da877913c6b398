# expect: limit memory
# limits: time=10s memory=32M output=64K
# A number of ten thousand million digits.
x = 10 ** 10 ** 10
