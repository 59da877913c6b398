# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list of a huge range.
list(range(10 ** 12))
