# limits: time=10s memory=128M output=64K
# A hundred thousand targets.
exec('x = ' * 10 ** 5 + '1')
