# expect: limit memory
# limits: time=10s memory=32M output=64K
# Join of long parts.
' '.join(['x' * 10 ** 6] * 10 ** 6)
