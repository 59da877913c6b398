# expect: limit time
# limits: time=250ms memory=32M output=64K
# The inverse of a huge number.
x = (1 << 3_000_000) - 3
pow(x - 2, -1, x)
