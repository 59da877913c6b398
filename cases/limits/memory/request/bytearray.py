# expect: limit memory
# limits: time=10s memory=32M output=64K
# A bytearray of a trillion zeros.
bytearray(10 ** 12)
