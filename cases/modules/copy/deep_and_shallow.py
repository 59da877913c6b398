# covers: copy.copy, copy.deepcopy, copy.Error
# What is shared, what is made anew, and what objects say about it.
import collections
import copy
import datetime
import decimal
import re

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for value in (1, 1.5, 2j, "s", b"b", None, True, ..., NotImplemented, (), (1, 2), range(3), len, int, copy.copy, re.compile("x"), frozenset({1}), datetime.date(1, 1, 1), decimal.Decimal(1)):
    print(type(value).__name__, copy.copy(value) is value, copy.deepcopy(value) is value)
inner = [1]
for value in ([inner], (inner,), {"k": inner}, {1, 2}, bytearray(b"x"), collections.deque([inner], 3), collections.OrderedDict(k=inner), collections.defaultdict(list, k=inner), collections.Counter("aab"), slice(1, 2), {(1, 2): inner}):
    shallow, deep = copy.copy(value), copy.deepcopy(value)
    print(type(shallow).__name__, shallow == value, shallow is value, deep == value, deep is value)
print(copy.copy([inner])[0] is inner, copy.deepcopy([inner])[0] is inner)
loop = [1]
loop.append(loop)
twin = copy.deepcopy(loop)
print(twin is loop, twin[1] is twin, copy.deepcopy([inner, inner])[0] is copy.deepcopy([inner, inner])[1])
both = copy.deepcopy([inner, inner])
print(both[0] is both[1])


class Plain:
    def __init__(self, x):
        self.x = x


class Own(Plain):
    def __copy__(self):
        return "shallow"

    def __deepcopy__(self, memo):
        return type(memo).__name__


class State(Plain):
    def __getstate__(self):
        return {"x": "from state"}

    def __setstate__(self, state):
        self.x = state["x"] + "!"


class Slots:
    __slots__ = ("a", "b")


class Reduced:
    def __reduce__(self):
        return Plain, ("reduced",)


class Text(Plain):
    def __reduce_ex__(self, protocol):
        return "text"


p = Plain(inner)
print(copy.copy(p).x is inner, copy.deepcopy(p).x is inner, copy.deepcopy(p).x, copy.copy(Own(1)), copy.deepcopy(Own(1)), copy.copy(State(1)).x, copy.deepcopy(State(1)).x)
s = Slots()
s.a = inner
t = copy.deepcopy(s)
print(t.a, t.a is inner, hasattr(t, "b"), copy.copy(Reduced()).x, type(copy.deepcopy(Text(1))).__name__)


class Bad:
    def __reduce_ex__(self, protocol):
        return 5


class NoCopy:
    __reduce_ex__ = None
    __reduce__ = None


for call in (lambda: copy.copy(Bad()), lambda: copy.deepcopy(Bad()), lambda: copy.copy((x for x in ())), lambda: copy.copy(copy), lambda: copy.copy(), lambda: copy.deepcopy()):
    show(call)
memo = {}
copied = copy.deepcopy(inner, memo)
print(copied is memo[id(inner)], copy.deepcopy(inner, memo) is copied, issubclass(copy.Error, Exception), copy.error is copy.Error)


class List(list):
    pass


mine = List([inner])
mine.extra = inner
deep = copy.deepcopy(mine)
print(type(deep).__name__, deep, deep.extra, deep.extra is deep[0], copy.copy(mine).extra is inner)
method = copy.deepcopy(p.__init__) if hasattr(p.__init__, "__self__") else None
print(method.__self__ is p, type(method).__name__)
