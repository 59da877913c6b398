# expect: reject PermissionError at run
# print writes to no file by name.
with open('made.txt', 'w') as out:
    print('x', file=out)
print('printed')
