# How namedtuple works: names in every form, renaming, defaults, methods, and names that are refused.
# covers: collections.namedtuple
from collections import namedtuple


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


P = namedtuple("P", "x y", defaults=[5])
for call in (
    lambda: P(1),
    lambda: P(y=1, x=2),
    lambda: P(),
    lambda: P(1, 2, 3),
    lambda: P(1, z=3),
    lambda: P(1, x=3),
    lambda: P._make([1, 2]),
    lambda: P._make([1]),
    lambda: P._make(5),
    lambda: P(1, 2)._replace(x=9),
    lambda: P(1, 2)._replace(z=9),
    lambda: P(1, 2)._replace(5),
    lambda: P(1, 2).__replace__(y=0),
    lambda: P(1, 2)._asdict(),
    lambda: (P._fields, P._field_defaults, P.__match_args__, P.__doc__, P.x.__doc__, P.__module__, P.__qualname__),
    lambda: P(1, 2) == (1, 2),
    lambda: P(1, 2) + (3,),
    lambda: P(1, 2)[::-1],
    lambda: setattr(P(1, 2), "x", 5),
    lambda: setattr(P(1, 2), "z", 5),
    lambda: P(1, 2).__getnewargs__(),
    lambda: P.x,
    lambda: type(P.x).__name__,
    lambda: namedtuple("Q", ["a", "b"])(1, 2),
    lambda: namedtuple("Q", "a, b,c")(1, 2, 3),
    lambda: namedtuple("Q", "")(),
    lambda: namedtuple("Q", {"k": 1})(1),
    lambda: namedtuple("Q", "a a"),
    lambda: namedtuple("Q", "class"),
    lambda: namedtuple("Q", "_a"),
    lambda: namedtuple("Q", "1a"),
    lambda: namedtuple("Q", ["a", 5]),
    lambda: namedtuple("1Q", "a"),
    lambda: namedtuple("class", "a"),
    lambda: namedtuple("Q", "a class _b a", rename=True)._fields,
    lambda: namedtuple("Q", "a b", defaults=(1, 2, 3)),
    lambda: namedtuple("Q", "a b", defaults=None)(1),
    lambda: namedtuple("Q", "a", module="somewhere").__module__,
    lambda: namedtuple("Q", 5),
    lambda: namedtuple(5, "a"),
    lambda: namedtuple("Q", "a", True),
    lambda: namedtuple("Q"),
    lambda: namedtuple("Q", "a b c", defaults=[1]).__new__.__defaults__,
    lambda: namedtuple("Q", "index count")(1, 2).index,
    lambda: namedtuple("Q", "é ñ")(1, 2),
):
    show(call)


class Sub(P):
    __slots__ = ()

    def total(self):
        return self.x + self.y


s = Sub(1, 2)
print(s, s.total(), type(s._replace(x=3)).__name__, type(Sub._make([1, 2])).__name__, s == P(1, 2), hash(s) == hash((1, 2)))
match s:
    case Sub(x=1, y=what):
        print("matched", what)
