# How deque works: every method, limits of length, rotation, and places out of range.
# covers: collections.deque
from collections import deque


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def after(method, *arguments, of="abcab", maxlen=None):
    made = deque(of, maxlen)
    return getattr(made, method)(*arguments), made


def while_iterating():
    made = deque("abc")
    for item in made:
        made.append(item)


for call in (
    lambda: deque(),
    lambda: deque("abc", 2),
    lambda: deque("abc", maxlen=0),
    lambda: deque("abc", None),
    lambda: deque("abc", -1),
    lambda: deque("abc", 1.5),
    lambda: deque("abc", "2"),
    lambda: deque(5),
    lambda: deque([1], 2, 3),
    lambda: deque(iterable=[1, 2]),
    lambda: deque("abc", 2).maxlen,
    lambda: after("append", "z"),
    lambda: after("append", "z", maxlen=3),
    lambda: after("appendleft", "z", maxlen=3),
    lambda: after("extend", "xy"),
    lambda: after("extendleft", "xy"),
    lambda: after("extend", 5),
    lambda: after("pop"),
    lambda: after("popleft"),
    lambda: after("pop", of=""),
    lambda: after("popleft", of=""),
    lambda: after("pop", 0),
    lambda: after("rotate"),
    lambda: after("rotate", -2),
    lambda: after("rotate", 12),
    lambda: after("rotate", "1"),
    lambda: after("rotate", 10**30),
    lambda: after("rotate", 5, of=""),
    lambda: after("remove", "b"),
    lambda: after("remove", "z"),
    lambda: after("reverse"),
    lambda: after("count", "a"),
    lambda: after("index", "b"),
    lambda: after("index", "b", 2),
    lambda: after("index", "b", 2, 3),
    lambda: after("index", "b", -1),
    lambda: after("index", "z"),
    lambda: after("insert", 1, "z"),
    lambda: after("insert", -1, "z"),
    lambda: after("insert", 99, "z"),
    lambda: after("insert", 0, "z", maxlen=5),
    lambda: after("insert", "0", "z"),
    lambda: after("copy", maxlen=4),
    lambda: after("clear"),
    lambda: after("__delitem__", 1),
    lambda: after("__delitem__", 9),
    lambda: after("__setitem__", -1, "z"),
    lambda: after("__setitem__", 9, "z"),
    lambda: after("__getitem__", -2),
    lambda: after("__getitem__", 5),
    lambda: deque("abc")[0:1],
    lambda: deque("abc")["1"],
    lambda: deque("ab") + deque("cd", 3),
    lambda: deque("ab", 3) + deque("cd"),
    lambda: deque("ab") + [1],
    lambda: deque("ab") * 2,
    lambda: 2 * deque("ab", 3),
    lambda: deque("ab") * -1,
    lambda: deque("ab") * 1.5,
    lambda: (deque("ab") == deque("ab", 5), deque("ab") == ["a", "b"], deque("ab") < deque("b"), deque() != deque()),
    lambda: deque("ab") < [1],
    lambda: list(reversed(deque("abc"))),
    lambda: ("a" in deque("abc"), len(deque("abc")), bool(deque())),
    lambda: hash(deque()),
    lambda: deque[int],
    while_iterating,
):
    show(call)
d = deque("a", 5)
d += "bc"
d *= 2
d.append(d)
print(d)


class Mine(deque):
    pass


print(Mine("ab", 3), type(Mine("ab").copy()).__name__, type(Mine("ab") + Mine("c")).__name__, type(Mine("a") * 2).__name__)
