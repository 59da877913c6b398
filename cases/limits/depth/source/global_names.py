# limits: time=10s memory=128M output=64K
# A hundred thousand globals.
exec('global ' + ','.join(f'v{i}' for i in range(10 ** 5)))
