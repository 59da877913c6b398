# expect: limit time
# limits: time=250ms memory=32M output=64K
# A higher recursion limit is no way around time.
import sys

sys.setrecursionlimit(5000)


def f(n):
    return 0 if n == 0 else f(n - 1) + f(n - 1)


f(4000)
