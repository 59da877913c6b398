# expect: limit memory
# limits: time=10s memory=32M output=64K
# Tee with one side far ahead.
from itertools import count, tee

a, b = tee(count())
for x in a:
    pass
