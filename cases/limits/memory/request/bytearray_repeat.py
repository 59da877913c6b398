# expect: limit memory
# limits: time=10s memory=32M output=64K
# A bytearray repeated in place.
x = bytearray(b'x')
x *= 10 ** 12
