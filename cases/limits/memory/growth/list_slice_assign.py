# expect: limit memory
# limits: time=10s memory=32M output=64K
# A slice assigned from an endless iterator.
from itertools import count, repeat

xs = []
xs[:] = repeat(1)
