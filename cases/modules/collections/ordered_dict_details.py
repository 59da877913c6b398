# OrderedDict: order in comparisons, moving and popping at both ends, views, and changes while iterating.
# covers: collections.OrderedDict
from collections import OrderedDict


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def fresh():
    return OrderedDict(a=1, b=2, c=3)


def after(method, *arguments, **named):
    made = fresh()
    result = getattr(made, method)(*arguments, **named)
    return result, made


for call in (
    fresh,
    lambda: OrderedDict([("x", 1), ("y", 2)], z=3),
    lambda: OrderedDict(5),
    lambda: OrderedDict(),
    lambda: after("move_to_end", "a"),
    lambda: after("move_to_end", "c", last=False),
    lambda: after("move_to_end", "c", False),
    lambda: after("move_to_end", "z"),
    lambda: after("popitem"),
    lambda: after("popitem", last=False),
    lambda: after("popitem", 0),
    lambda: OrderedDict().popitem(),
    lambda: after("pop", "b"),
    lambda: after("pop", "z", 5),
    lambda: after("pop", "z"),
    lambda: after("setdefault", "z", 9),
    lambda: after("update", [("b", 9), ("d", 4)], e=5),
    lambda: after("clear"),
    lambda: after("copy"),
    lambda: fresh() == OrderedDict(c=3, b=2, a=1),
    lambda: fresh() == dict(c=3, b=2, a=1),
    lambda: fresh() != OrderedDict(a=1, b=2, c=3),
    lambda: list(reversed(fresh())),
    lambda: list(reversed(fresh().items())) + list(reversed(fresh().keys())) + list(reversed(fresh().values())),
    lambda: (fresh().keys(), fresh().values(), fresh().items()),
    lambda: fresh() | {"z": 1},
    lambda: {"z": 1} | fresh(),
    lambda: fresh() | [("z", 1)],
    lambda: OrderedDict.fromkeys("ab", 5),
    lambda: OrderedDict.fromkeys("ab", value=6),
    lambda: fresh().keys() & {"a"},
    lambda: hash(fresh()),
    lambda: fresh() < fresh(),
):
    show(call)


class Mine(OrderedDict):
    def __missing__(self, key):
        return key * 2


m = Mine(a=1)
m.other = 5
print(m["zz"], m, vars(m), m.copy().other if hasattr(m.copy(), "other") else "no other", type(m.copy()).__name__)
