# expect: limit time
# limits: time=250ms memory=1G output=64K
# One power that takes long.
3 ** 600_000_000
