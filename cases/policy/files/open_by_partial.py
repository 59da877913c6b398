# expect: reject PermissionError at run
# partial is no way around.
from functools import partial

partial(open, 'made.txt', 'w')().close()
print('opened')
