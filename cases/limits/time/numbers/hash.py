# expect: limit time
# limits: time=250ms memory=32M output=64K
# Hashing a huge int.
x = (1 << 10_000_000) - 1
while True:
    hash(x)
