# reduce and partial with all argument mixes.
from functools import reduce, partial
import operator

print(
    reduce(operator.add, [1, 2, 3]),
    reduce(lambda a, x: a * 10 + x, [1, 2, 3]),
    reduce(max, [3, 9, 2]),
    reduce(lambda a, b: a + b, [], "start"),
    reduce(operator.mul, [5]),
    reduce(lambda a, x: {**a, x: len(x)}, ["a", "bb"], {}),
    reduce(lambda f, g: lambda x: g(f(x)), [str, len, float])(12345),
)
p = partial(int, base=2)
q = partial(pow, 2)
r = partial(lambda *a, **k: (a, k), 1, x=2)
print(
    p("101"),
    q(5),
    r(),
    r(3, y=4),
    r(x=9),
    p.func is int,
    p.args,
    p.keywords,
    q.args,
    partial(partial(r, 5), z=1)(6),
    partial(print, "a", sep="-")("b", "c"),
    callable(p),
    partial(partial(pow, 2), 3).args,
    repr(partial(int, "1", base=3)),
)
for f in (
    lambda: reduce(operator.add, []),
    lambda: reduce(5, [1, 2]),
    lambda: reduce(operator.add, 5),
    lambda: reduce(operator.add, [1, "a"]),
    lambda: partial(),
    lambda: partial(5),
    lambda: partial(len)(),
    lambda: reduce(operator.add),
    lambda: partial(len, [1])([2]),
    lambda: p("9"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class C:
    def m(self, a, b):
        return a, b

    pm = partial(lambda s, a=1: a, "fixed")


print(
    partial(C().m, 1)(2),
    C.pm(),
    sorted(["b", "A"], key=partial(str.lower)),
    list(map(partial(operator.mul, 3), range(4))),
)
p.tag = "attr"
print(p.tag, p.__dict__)
