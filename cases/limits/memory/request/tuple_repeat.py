# expect: limit memory
# limits: time=10s memory=32M output=64K
# A tuple of a trillion items.
(1,) * 10 ** 12
