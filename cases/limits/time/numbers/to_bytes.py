# expect: limit time
# limits: time=250ms memory=32M output=64K
# Ints as bytes.
x = (1 << 8_000_000) - 1
while True:
    x.to_bytes(1_000_000)
