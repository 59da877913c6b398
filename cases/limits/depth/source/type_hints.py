# limits: time=10s memory=128M output=64K
# Type hints nested deep.
exec('x: ' + 'list[' * 10 ** 5 + 'int' + ']' * 10 ** 5)
