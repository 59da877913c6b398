# expect: limit memory
# limits: time=10s memory=32M output=64K
# A text of a trillion characters.
'x' * 10 ** 12
