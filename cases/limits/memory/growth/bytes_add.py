# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes that grow by +=.
s = b''
while True:
    s += b'x' * 100000
