# expect: limit memory
# limits: time=5s memory=32M output=64K
# One remainder that takes long.
x = (1 << 100_000_000) - 1
y = (1 << 50_000_000) + 1
x % y
