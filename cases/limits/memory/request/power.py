# expect: limit memory
# limits: time=10s memory=32M output=64K
# A power of a trillion bits.
2 ** 10 ** 12
