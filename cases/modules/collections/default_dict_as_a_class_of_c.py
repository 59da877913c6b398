# What defaultdict says because it is written in C.
# covers: collections.defaultdict
from collections import defaultdict


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


made = defaultdict(list)
show(lambda: defaultdict(5))
show(lambda: defaultdict(list, 1, 2))
show(lambda: defaultdict(list, [1]))
show(lambda: defaultdict(default_factory=list))
show(lambda: made.nope)
show(lambda: setattr(made, "nope", 1))
show(lambda: delattr(made, "nope"))
show(lambda: setattr(defaultdict, "nope", 1))
show(lambda: made.copy(1))
show(lambda: made.__missing__())
show(lambda: made.__missing__(3))
show(lambda: defaultdict.__missing__(5))
show(lambda: defaultdict.default_factory)
show(lambda: defaultdict.copy)
show(lambda: made | 5)
show(lambda: made | {1: 2})
show(lambda: {1: 2} | made)
show(lambda: defaultdict(list).__reduce__()[:4])
del made.default_factory
show(lambda: made)
show(lambda: made["absent"])


class Counts(defaultdict):
    pass


show(lambda: (Counts(int).copy(), Counts(int) | {}))
