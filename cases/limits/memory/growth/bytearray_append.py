# expect: limit memory
# limits: time=10s memory=32M output=64K
# A bytearray that grows by append.
data = bytearray()
while True:
    data += b'x' * 1000
