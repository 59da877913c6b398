# wraps, total_ordering, singledispatch, cmp_to_key, cached_property.
from functools import wraps, total_ordering, singledispatch, cmp_to_key, cached_property, update_wrapper


def deco(f):
    @wraps(f)
    def w(*a):
        return f(*a)

    return w


@deco
def doc(x: int):
    "the doc"
    return x


print(doc.__name__, doc.__doc__, doc.__annotations__, doc.__wrapped__(1), doc.__qualname__)


@total_ordering
class V:
    def __init__(self, v):
        self.v = v

    def __eq__(self, o):
        return self.v == o.v if isinstance(o, V) else NotImplemented

    def __lt__(self, o):
        return self.v < o.v if isinstance(o, V) else NotImplemented


print(V(1) <= V(1), V(2) > V(1), V(1) >= V(2), V(1) != V(2), max(V(3), V(5)).v)
try:
    V(1) >= 5
except TypeError as e:
    print(e)
try:

    @total_ordering
    class No:
        pass
except ValueError as e:
    print(e)


@singledispatch
def show(x):
    return f"object {x}"


@show.register
def _(x: int):
    return f"int {x}"


@show.register(list)
def _(x):
    return f"list of {len(x)}"


@show.register(str)
@show.register(bytes)
def text(x):
    return "text"


print(
    show(1),
    show(True),
    show([1]),
    show("a"),
    show(b""),
    show(1.5),
    show(None),
    show.dispatch(bool).__name__,
    show.registry[str] is text,
)
print(
    sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)),
    sorted(["10", "9", "100"], key=cmp_to_key(lambda a, b: (len(a) > len(b)) - (len(a) < len(b)))),
    cmp_to_key(lambda a, b: 0)(1) == cmp_to_key(lambda a, b: 0)(2),
)


class C:
    n = 0

    @cached_property
    def val(self):
        C.n += 1
        return C.n


c = C()
print(c.val, c.val, C.n, c.__dict__)
del c.val
print(c.val)
c.val = "set"
print(c.val, type(C.val).__name__)
