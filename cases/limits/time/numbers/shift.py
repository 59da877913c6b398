# expect: limit time
# limits: time=250ms memory=32M output=64K
# Shifting.
x = 1 << 10_000_000
while True:
    x >> 1
