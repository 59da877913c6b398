# expect: limit memory
# limits: time=10s memory=32M output=64K
# A width of a billion.
format(1, '>1000000000')
