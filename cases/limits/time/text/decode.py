# expect: limit time
# limits: time=250ms memory=32M output=64K
# Decoding.
data = b'\xe1\x88\xb4' * 10 ** 5
while True:
    data.decode()
