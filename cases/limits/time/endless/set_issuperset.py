# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set.issuperset of an endless iterator.
from itertools import count, repeat

{1}.issuperset(repeat(1))
