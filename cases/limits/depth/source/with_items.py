# A hundred thousand with items.
exec('with ' + 'x, ' * 10 ** 4 + 'x: pass', {'x': None})
