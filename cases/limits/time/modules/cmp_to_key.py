# expect: limit time
# limits: time=250ms memory=32M output=64K
# A comparison function without end.
from functools import cmp_to_key


def compare(a, b):
    while True:
        pass


sorted([2, 1], key=cmp_to_key(compare))
