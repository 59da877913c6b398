# limits: time=10s memory=128M output=64K
# Functions nested ninety deep.
exec('\n'.join(' ' * i + 'def f():' for i in range(99)) + '\n' + ' ' * 99 + 'pass')
