# expect: reject AttributeError at run
# types makes no functions.
import types


def f():
    return 1


print(types.FunctionType(f.__code__, {})())
