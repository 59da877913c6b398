# limits: time=10s memory=128M output=64K
# A deep pile of chains.
from itertools import chain

it = iter([1])
for _ in range(10 ** 5):
    it = chain(it)
next(it)
