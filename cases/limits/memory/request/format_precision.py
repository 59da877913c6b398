# expect: limit memory
# limits: time=10s memory=32M output=64K
# A precision of a billion.
format(1.0, '.1000000000f')
