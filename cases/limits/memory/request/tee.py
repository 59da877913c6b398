# expect: limit memory
# limits: time=10s memory=32M output=64K
# A trillion tees.
from itertools import tee

tee([], 10 ** 12)
