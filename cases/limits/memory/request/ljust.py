# expect: limit memory
# limits: time=10s memory=32M output=64K
# Ljust to a trillion.
'x'.ljust(10 ** 12)
