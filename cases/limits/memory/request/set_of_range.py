# expect: limit memory
# limits: time=10s memory=32M output=64K
# A set of a huge range.
set(range(10 ** 12))
