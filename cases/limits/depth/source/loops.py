# Loops nested a hundred deep.
exec('\n'.join(' ' * i + 'for x in y:' for i in range(99)) + '\n' + ' ' * 99 + 'pass')
