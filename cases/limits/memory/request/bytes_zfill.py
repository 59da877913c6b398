# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes.zfill to a trillion.
b'1'.zfill(10 ** 12)
