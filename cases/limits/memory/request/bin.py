# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bin of many bits.
bin(1 << 10 ** 8)
