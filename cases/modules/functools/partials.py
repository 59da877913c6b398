# How partial works: arguments joined, nested, shown and changed.
# covers: functools.partial
from functools import partial


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def f(*arguments, **named):
    return arguments, named


class Callable:
    def __call__(self, *arguments):
        return ("called", arguments)

    def __repr__(self):
        return "Callable()"


p = partial(f, 1, a=2)
for call in (
    lambda: p(3, b=4),
    lambda: p(3, a=5),
    lambda: (p.args, p.keywords, p.func is f),
    lambda: partial(p, 9, c=7)(8),
    lambda: partial(p, 9).func is f,
    lambda: partial(p, 9).args,
    lambda: partial(Callable(), 1)(2),
    lambda: partial(int, base=2)("101"),
    lambda: partial(print, 1, sep=""),
    lambda: partial(Callable(), "x", k=[1]),
    lambda: partial(int),
    lambda: partial(),
    lambda: partial(5),
    lambda: partial(func=f),
    lambda: partial(f, func=1)(),
    lambda: partial(f, self=1)(),
    lambda: p.__call__(5),
    lambda: partial(f) == partial(f),
    lambda: setattr(p, "args", ()),
    lambda: setattr(p, "note", 5),
    lambda: p.note,
    lambda: p.__dict__,
    lambda: delattr(p, "__dict__"),
    lambda: p.keywords.update(z=1),
    lambda: p(),
    lambda: partial(int, "5", 2, 3)(),
    lambda: partial(f).__name__,
    lambda: partial[int],
    lambda: type(p).__module__ + "." + type(p).__qualname__,
):
    show(call)


class Sub(partial):
    def __call__(self, *arguments, **named):
        return "sub", super().__call__(*arguments, **named)


print(Sub(f, 1)(2), repr(Sub(int, 1)), Sub(Sub(f, 1), 2).func is f)


class Holder:
    method = partial(f, "p")


print(Holder().method(1))
