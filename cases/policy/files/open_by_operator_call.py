# expect: reject PermissionError at run
# operator.call is no way around.
import operator

operator.call(open, 'made.txt', 'w').close()
print('opened')
