# expect: limit memory
# limits: time=10s memory=32M output=64K
# A shift asks for a huge number.
x = 1 << 10 ** 10
