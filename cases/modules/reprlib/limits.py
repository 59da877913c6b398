# covers: reprlib.Repr, reprlib.repr, reprlib.recursive_repr
# Texts cut to a length, each kind in its own way.
import array
import collections
import reprlib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for value in (list(range(10)), tuple(range(10)), set(range(10)), frozenset(range(10)), dict.fromkeys(range(10)), collections.deque(range(10)), array.array("i", range(10)), "x" * 50, 10**60, [[[[[[[[1]]]]]]]], {"k": {"l": {"m": {"n": {"o": {"p": {"q": 1}}}}}}}, object, b"y" * 60, [], (), (1,), set(), {}, array.array("i"), 1.5):
    print(reprlib.repr(value))
r = reprlib.Repr(maxlist=2, maxstring=10, maxlevel=2, fillvalue="~")
print(r.repr([1, 2, 3]), r.repr("abcdefghijklmnop"), r.repr([[[1]]]), r.repr({"a": [1, [2]]}), r.maxdict, r.maxlong, r.maxother, r.indent)
for indent in (2, "->", 0):
    print(reprlib.Repr(indent=indent, maxlist=3).repr([1, {"k": (2, 3)}, [], 4]))
show(lambda: reprlib.Repr(5))
show(lambda: reprlib.Repr(indent=-1).repr([1]))
show(lambda: reprlib.Repr(indent=1.5).repr([1]))


class Node:
    def __init__(self):
        self.items = [self]

    @reprlib.recursive_repr()
    def __repr__(self):
        return f"Node({self.items!r})"


class Other(Node):
    __repr__ = reprlib.recursive_repr("<again>")(lambda self: f"Other<{self.items!r}>")


print(Node(), Other(), Node.__repr__.__name__)


class Mine(reprlib.Repr):
    def repr_Special(self, x, level):
        return "special!"

    def repr_int(self, x, level):
        return f"int {x}"


class Special:
    pass


class Long:
    def __repr__(self):
        return "<" + "long" * 20 + ">"


class Bad:
    def __repr__(self):
        raise ValueError("no")


print(Mine().repr([Special(), 5]), reprlib.repr(Long()), reprlib.repr(Bad()).split(" at ")[0], reprlib.aRepr.maxstring)
