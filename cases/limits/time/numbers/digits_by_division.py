# expect: limit time
# limits: time=250ms memory=32M output=64K
# Digits by division.
x = (1 << 1_000_000)
while x:
    x //= 10
