# expect: limit time
# limits: time=500ms memory=32M output=64K
# Lazy iterators that never get to an end.
from itertools import product

for combo in product(range(100), repeat=10):
    pass
