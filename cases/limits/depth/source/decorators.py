# expect: differ one block of code holds at most sixty thousand values at once
# limits: time=10s memory=128M output=64K
# A hundred thousand decorators.
exec('@x\n' * 10 ** 5 + 'def f(): pass', {'x': lambda f: f})
