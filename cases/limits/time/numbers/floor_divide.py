# expect: limit time
# limits: time=250ms memory=32M output=64K
# Dividing ints of a million digits.
x = (1 << 6_000_000) - 1
y = (1 << 3_000_000) + 1
while True:
    x // y
