# expect: differ blocks nest as deep as indentation may go
# limits: time=10s memory=128M output=64K
# A hundred thousand with items.
exec('with ' + 'x, ' * 10 ** 4 + 'x: pass', {'x': None})
