# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through a default factory.
from collections import defaultdict


def f():
    return defaultdict(f)[1]


f()
