# expect: reject PermissionError at run
# open takes no descriptor either.
open(1, 'w', closefd=False).write('x\n')
print('written')
