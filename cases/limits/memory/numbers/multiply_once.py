# expect: limit memory
# limits: time=5s memory=32M output=64K
# One multiplication that takes long.
x = (1 << 60_000_000) - 1
x * (x - 1)
