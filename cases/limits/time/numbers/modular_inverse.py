# expect: limit time
# limits: time=250ms memory=1G output=64K
# The inverse of a huge number.
x = (1 << 12_000_000) - 3
pow(x - 2, -1, x)
