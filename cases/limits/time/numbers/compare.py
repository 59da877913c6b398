# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing.
x = (1 << 10_000_000) - 1
y = (1 << 10_000_000) - 1
while x == y:
    pass
