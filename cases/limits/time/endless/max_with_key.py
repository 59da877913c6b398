# expect: limit time
# limits: time=250ms memory=32M output=64K
# Max with a key, of an endless iterator.
from itertools import count, repeat

max(repeat(1), key=abs)
