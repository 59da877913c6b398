# How reduce works: starts, emptiness and errors.
# covers: functools.reduce
import operator
from functools import reduce


def show(*arguments, **named):
    try:
        print(repr(reduce(*arguments, **named)))
    except Exception as error:
        print(type(error).__name__, error)


def pair(a, b):
    return (a, b)


show(pair, [1, 2, 3])
show(pair, [1])
show(pair, [1], 0)
show(pair, [], 0)
show(pair, [])
show(pair, [], None)
show(pair, "ab")
show(pair, iter([1, 2]))
show(pair, {1: 2, 3: 4})
show(pair, (x for x in ()), "start")
show(pair, 5)
show(5, [1, 2])
show(5, [1])
show(None, [])
show(lambda a: a, [1, 2])
show(operator.add, [1, "a"])
show(operator.add, [[1], [2]], [])
show(pair)
show()
show(pair, [1], 2, 3)


def failing():
    yield 1
    raise KeyError("in the middle")


show(pair, failing())
