# limits: time=10s memory=128M output=64K
# A hundred thousand statements in a line.
exec('x = 1; ' * 10 ** 5)
