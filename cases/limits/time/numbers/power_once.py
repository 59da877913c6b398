# expect: limit time
# limits: time=250ms memory=32M output=64K
# One power that takes long.
3 ** 60_000_000
