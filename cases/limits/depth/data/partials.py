# limits: time=10s memory=128M output=64K
# A deep pile of partials is one.
from functools import partial

f = len
for _ in range(10 ** 5):
    f = partial(f)
print(f([1]))
