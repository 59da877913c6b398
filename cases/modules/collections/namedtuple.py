# Creation forms, methods, defaults, rename, errors and subclassing.
from collections import namedtuple

P = namedtuple("P", "x y")
p = P(1, y=2)
print(
    p,
    p.x,
    p[1],
    p == (1, 2),
    p._replace(x=9),
    p._asdict(),
    P._fields,
    P._make([3, 4]),
    tuple(p),
    len(p),
    *p,
    hash(p) == hash((1, 2)),
    isinstance(p, tuple),
    p + (3,),
    p < P(1, 3),
    {p: 1}[1, 2],
    p.count(1),
    p.index(2),
    P.__name__,
    P.__doc__,
    P.x.__doc__,
    repr(namedtuple("Q", ["a", "b"], defaults=[5])(1)),
    namedtuple("R", "a, b , c", defaults=(1, 2))._field_defaults,
    namedtuple("S", "a def a _x", rename=True)._fields,
    P(x=1, y=[2]),
    namedtuple("E", "")(),
    P.__match_args__,
)


class Pt(P):
    __slots__ = ()

    @property
    def norm(self):
        return (self.x**2 + self.y**2) ** 0.5

    def __str__(self):
        return f"<{self.x},{self.y}>"


print(
    Pt(3, 4).norm,
    Pt(3, 4),
    repr(Pt(1, 2)),
    Pt(1, 2)._replace(y=5),
    sorted([P(2, 1), P(1, 5)]),
    max([P(2, 1), P(1, 5)], key=lambda q: q.y),
    [q.x for q in map(P._make, [(1, 2), (3, 4)])],
)
match p:
    case P(x=1, y=v):
        print("matched", v)
for f in (
    lambda: P(1),
    lambda: P(1, 2, 3),
    lambda: P(1, z=2),
    lambda: setattr(p, "x", 5),
    lambda: p.zz,
    lambda: p._replace(q=1),
    lambda: P._make([1]),
    lambda: namedtuple("A", "1a"),
    lambda: namedtuple("A", "a a"),
    lambda: namedtuple("A", "class"),
    lambda: namedtuple("1A", "a"),
    lambda: namedtuple("A", "_a"),
    lambda: namedtuple("A", "a", defaults=[1, 2]),
    lambda: p[5],
    lambda: setattr(p, "new", 1),
    lambda: P(),
    lambda: namedtuple("A", 5),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
