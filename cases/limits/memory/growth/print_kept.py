# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list whose repr is huge.
x = ['x' * 10 ** 4] * 10 ** 4
repr(x)
