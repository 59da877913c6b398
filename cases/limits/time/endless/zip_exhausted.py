# expect: limit time
# limits: time=250ms memory=32M output=64K
# Zip of endless iterators.
from itertools import count, repeat

any(zip(repeat(()), repeat(())) and repeat(0))
