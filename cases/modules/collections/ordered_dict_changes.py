# Iterators of ordered dicts notice changes; what subclasses override is asked or not as in CPython.
# covers: collections.OrderedDict
from collections import OrderedDict
from collections.abc import KeysView


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def changing(change):
    made = OrderedDict(a=1, b=2, c=3)
    iterator = iter(made)
    next(iterator)
    change(made)
    return next(iterator), made


show(lambda: changing(lambda made: made.update(d=4)))
show(lambda: changing(lambda made: made.pop("c")))
show(lambda: changing(lambda made: made.move_to_end("a")))
show(lambda: changing(lambda made: made.clear()))
show(lambda: changing(lambda made: made.update(b=5)))
made = OrderedDict(a=1, b=2)
print(type(iter(made)), type(made.keys()), type(made.values()), type(made.items()), type(reversed(made.items())))
print(made.keys() & {"a"}, list(reversed(made.values())), isinstance(made.keys(), KeysView), made.keys() == {"a": 0, "b": 0}.keys())


class Loud(OrderedDict):
    def __missing__(self, key):
        return key * 2

    def __setitem__(self, key, value):
        super().__setitem__(key, value + 1)

    def __delitem__(self, key):
        print("delete", key)
        super().__delitem__(key)

    def __getitem__(self, key):
        print("get", key)
        return super().__getitem__(key)


loud = Loud(a=1)
for call in (
    lambda: loud["q"],
    lambda: loud,
    lambda: loud.pop("a"),
    lambda: loud.setdefault("e", 4),
    lambda: loud.pop("zz"),
    lambda: loud.popitem(),
    lambda: loud.update(d=4),
    lambda: loud.copy(),
):
    show(call)
round = OrderedDict()
round["me"] = round
print(round)
