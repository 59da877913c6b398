# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through operator.call.
import operator


def f():
    return operator.call(f)


f()
