# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes.center to a trillion.
b'x'.center(10 ** 12)
