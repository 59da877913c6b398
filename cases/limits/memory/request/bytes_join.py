# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes.join of long parts.
b' '.join([b'x' * 10 ** 6] * 10 ** 6)
