# expect: limit time
# limits: time=250ms memory=32M output=64K
# Bytes as text.
data = bytes(10 ** 5)
while True:
    data.hex(':')
