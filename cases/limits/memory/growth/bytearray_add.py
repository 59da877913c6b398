# expect: limit memory
# limits: time=10s memory=32M output=64K
# A bytearray that grows by augmented addition.
a = bytearray()
while True:
    a += b'x' * 100
