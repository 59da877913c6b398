# attrgetter, itemgetter and methodcaller: several at once, dotted names, how they are shown, and refusals.
# covers: operator.attrgetter, operator.itemgetter, operator.methodcaller
from operator import attrgetter, itemgetter, methodcaller


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Thing:
    inner = None

    def __init__(self):
        self.a, self.b = 1, {"k": [10, 20]}

    def method(self, *arguments, **named):
        return arguments, named


t = Thing()
t.inner = Thing()
for call in (
    lambda: attrgetter("a")(t),
    lambda: attrgetter("a", "inner.a")(t),
    lambda: attrgetter("inner.inner.a")(t),
    lambda: attrgetter("inner..a")(t),
    lambda: attrgetter("")(t),
    lambda: attrgetter("zz")(t),
    lambda: attrgetter(),
    lambda: attrgetter(5),
    lambda: attrgetter("a", 5),
    lambda: attrgetter("a")(),
    lambda: attrgetter("a")(t, t),
    lambda: attrgetter(attr="a"),
    lambda: (attrgetter("a"), attrgetter("a", "b.c")),
    lambda: attrgetter("a") == attrgetter("a"),
    lambda: itemgetter(0)("abc"),
    lambda: itemgetter(0, -1)([1, 2, 3]),
    lambda: itemgetter("k")(t.b),
    lambda: itemgetter(slice(1, None))("abc"),
    lambda: itemgetter(5)("abc"),
    lambda: itemgetter("x")({}),
    lambda: itemgetter(0)(5),
    lambda: itemgetter(True)((1, 2)),
    lambda: itemgetter(),
    lambda: itemgetter(0)(),
    lambda: itemgetter(0)("a", "b"),
    lambda: itemgetter(item=0),
    lambda: (itemgetter(0), itemgetter("a", 1), itemgetter(slice(1))),
    lambda: methodcaller("upper")("a"),
    lambda: methodcaller("method", 1, x=2)(t),
    lambda: methodcaller("missing")(t),
    lambda: methodcaller(),
    lambda: methodcaller(5),
    lambda: methodcaller("method")(),
    lambda: methodcaller("method")(t, 1),
    lambda: methodcaller(name="upper"),
    lambda: methodcaller("method", name=1)(t),
    lambda: (methodcaller("a"), methodcaller("a", 1), methodcaller("a", 1, k=2)),
    lambda: sorted([{"a": 2}, {"a": 1}], key=itemgetter("a")),
    lambda: setattr(itemgetter(1), "x", 1),
    lambda: [type(each).__module__ + "." + type(each).__name__ for each in (attrgetter("a"), itemgetter(1), methodcaller("a"))],
):
    show(call)
