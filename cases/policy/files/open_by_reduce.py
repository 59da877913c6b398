# expect: reject PermissionError at run
# reduce is no way around.
from functools import reduce

reduce(open, ['made.txt', 'w']).close()
print('opened')
