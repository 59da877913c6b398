# expect: differ an elif chain has no limit of its own
# limits: time=10s memory=128M output=64K
# A hundred thousand elifs.
exec('if 0: pass\n' + 'elif 0: pass\n' * 10 ** 5)
