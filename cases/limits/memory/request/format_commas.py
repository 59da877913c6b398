# expect: limit memory
# limits: time=10s memory=32M output=64K
# Grouped zeros of a billion.
format(1, '01000000000,d')
