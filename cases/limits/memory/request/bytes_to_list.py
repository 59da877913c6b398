# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list of bytes.
list(bytes(10 ** 7))
