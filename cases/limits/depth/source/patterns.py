# limits: time=10s memory=128M output=64K
# Patterns nested deep.
exec('match x:\n case ' + '[' * 10 ** 4 + ']' * 10 ** 4 + ': pass', {'x': 1})
