# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes repeated.
b'x' * 10 ** 12
