# limits: time=10s memory=128M output=64K
# Blocks nested a thousand deep.
exec('\n'.join(' ' * i + 'if 1:' for i in range(1000)) + '\n' + ' ' * 1000 + 'pass')
