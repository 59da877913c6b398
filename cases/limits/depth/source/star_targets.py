# limits: time=10s memory=128M output=64K
# Targets nested deep.
exec('(' * 10 ** 5 + 'x' + ',)' * 10 ** 5 + ' = 1')
