# expect: limit memory
# limits: time=10s memory=128M output=64K
# A hundred thousand conditionals.
eval('1 if 1 else ' * 10 ** 5 + '2')
