# Try nested deep.
exec('\n'.join(' ' * i + 'try:' for i in range(99)) + '\n' + ' ' * 99 + 'pass\n' + '\n'.join(' ' * i + 'finally: pass' for i in range(98, -1, -1)))
