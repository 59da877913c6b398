# expect: limit memory
# limits: time=10s memory=128M output=64K
# A hundred thousand awaits.
exec('async def f(): ' + 'await ' * 10 ** 5 + 'x')
