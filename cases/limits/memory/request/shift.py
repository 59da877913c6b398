# expect: limit memory
# limits: time=10s memory=32M output=64K
# A shift of a trillion.
1 << 10 ** 12
