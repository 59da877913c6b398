# expect: limit memory
# limits: time=10s memory=32M output=64K
# A tuple of a huge range.
tuple(range(10 ** 12))
