# limits: time=10s memory=128M output=64K
# Yields nested deep.
exec('def f(): ' + '(yield ' * 10 ** 5 + '1' + ')' * 10 ** 5)
