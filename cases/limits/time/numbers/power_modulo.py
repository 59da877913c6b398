# expect: limit time
# limits: time=250ms memory=32M output=64K
# A modular power of huge numbers.
x = (1 << 200_000) - 3
pow(x - 1, x - 2, x)
