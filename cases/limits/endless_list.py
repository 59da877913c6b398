# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list built from an endless iterator.
from itertools import count

list(count())
