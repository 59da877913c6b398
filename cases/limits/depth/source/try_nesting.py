# expect: differ blocks nest as deep as indentation may go
# limits: time=10s memory=128M output=64K
# Try nested deep.
exec('\n'.join(' ' * i + 'try:' for i in range(99)) + '\n' + ' ' * 99 + 'pass\n' + '\n'.join(' ' * i + 'finally: pass' for i in range(98, -1, -1)))
