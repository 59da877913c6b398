# expect: limit time
# limits: time=250ms memory=32M output=64K
# Decoding with an error at every byte.
data = b'\xff' * 10 ** 5
while True:
    data.decode(errors='backslashreplace')
