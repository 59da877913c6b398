# limits: time=10s memory=128M output=64K
# A deep pile of slices.
from itertools import islice

it = iter([1])
for _ in range(10 ** 5):
    it = islice(it, 1)
next(it)
