# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes of a trillion zeros.
bytes(10 ** 12)
