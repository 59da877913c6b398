# limits: time=10s memory=128M output=64K
# A name of a million characters.
exec('x' * 10 ** 6 + ' = 1')
