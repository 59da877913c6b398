# expect: limit memory
# limits: time=5s memory=32M output=64K
# A modular power whose first step takes long.
x = (1 << 50_000_000) - 3
pow(x - 1, x - 2, x)
