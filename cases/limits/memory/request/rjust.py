# expect: limit memory
# limits: time=10s memory=32M output=64K
# Rjust to a trillion.
'x'.rjust(10 ** 12)
