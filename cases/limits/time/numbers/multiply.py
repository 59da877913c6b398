# expect: limit time
# limits: time=250ms memory=32M output=64K
# Multiplying ints of a million digits.
x = (1 << 3_000_000) - 1
while True:
    x * (x - 1)
