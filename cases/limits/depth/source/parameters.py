# expect: differ one block of code holds at most sixty thousand values at once
# limits: time=10s memory=128M output=64K
# A hundred thousand parameters.
exec('def f(' + ','.join(f'v{i}' for i in range(10 ** 5)) + '): pass')
