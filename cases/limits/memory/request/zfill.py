# expect: limit memory
# limits: time=10s memory=32M output=64K
# Zfill to a trillion.
'1'.zfill(10 ** 12)
