# expect: limit time
# limits: time=250ms memory=32M output=64K
# Bytes as ints.
data = bytes(1_000_000)
while True:
    int.from_bytes(data)
