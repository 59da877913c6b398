# expect: limit memory
# limits: time=10s memory=32M output=64K
# A width from an argument.
'{:{}}'.format('x', 10 ** 9)
