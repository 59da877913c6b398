# expect: differ blocks nest as deep as indentation may go
# limits: time=10s memory=128M output=64K
# Loops nested a hundred deep.
exec('\n'.join(' ' * i + 'for x in y:' for i in range(99)) + '\n' + ' ' * 99 + 'pass')
