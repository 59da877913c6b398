# expect: limit memory
# limits: time=10s memory=32M output=64K
# Locals of deep recursion.
import sys

sys.setrecursionlimit(100000)


def f(n):
    x = [n] * 1000
    return f(n + 1) + len(x)


f(0)
