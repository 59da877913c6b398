# expect: limit memory
# limits: time=10s memory=128M output=64K
# Stars in a row.
eval('f(' + '*' * 10 ** 5 + 'x)')
