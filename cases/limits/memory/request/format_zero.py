# expect: limit memory
# limits: time=10s memory=32M output=64K
# Zeros of a billion.
format(1, '01000000000d')
