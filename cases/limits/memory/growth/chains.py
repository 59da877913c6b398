# expect: limit memory
# limits: time=10s memory=32M output=64K
# Chains around chains.
from itertools import chain

it = iter([])
while True:
    it = chain(it, [1])
