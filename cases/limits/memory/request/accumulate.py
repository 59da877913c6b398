# expect: limit memory
# limits: time=10s memory=32M output=64K
# Texts that accumulate.
from itertools import accumulate, repeat

list(accumulate(repeat('x' * 1000)))
