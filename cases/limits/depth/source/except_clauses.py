# limits: time=10s memory=128M output=64K
# Many except clauses.
exec('try: pass\n' + 'except ValueError: pass\n' * 10 ** 5)
