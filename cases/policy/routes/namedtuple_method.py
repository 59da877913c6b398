# expect: reject AttributeError at run
# A named tuple's methods lead to no globals.
from collections import namedtuple

T = namedtuple('T', 'a')
print(T._make.__func__.__globals__ is not None)
