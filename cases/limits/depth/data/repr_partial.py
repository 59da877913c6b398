# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Printing partials nested as arguments.
from functools import partial

f = len
for _ in range(10 ** 5):
    f = partial(len, f)
repr(f)
