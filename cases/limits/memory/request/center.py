# expect: limit memory
# limits: time=10s memory=32M output=64K
# Center to a trillion.
'x'.center(10 ** 12, '\u1234')
