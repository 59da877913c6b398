# covers: pprint.PrettyPrinter, pprint.pprint, pprint.pformat, pprint.pp, pprint.saferepr, pprint.isreadable
# covers: pprint.isrecursive
# Layouts by width, depth and order.
import collections
import dataclasses
import io
import pprint
import types

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

data = {"zeta": [1, 2, 3], "alpha": {"nested": {"deep": {"deeper": (1, 2)}}}, "text": "word " * 20, "set": {3, 1, 2}, "tuple": (1,), "empty": [[], {}, (), set()]}
for options in ({}, {"width": 30}, {"indent": 4}, {"depth": 2}, {"compact": True, "width": 20}, {"sort_dicts": False, "width": 60}, {"underscore_numbers": True}):
    print(options)
    pprint.pprint(data, **options)
pprint.pp({"b": 1, "a": 2})
print(pprint.pformat([10**6, -1234567, 1.5], underscore_numbers=True), pprint.pformat(list(range(30)), compact=True, width=40))
loop = [1]
loop.append(loop)
print(pprint.saferepr(loop).split(" with")[0], pprint.isrecursive(loop), pprint.isreadable(loop), pprint.isreadable([1]), pprint.isreadable(object()), pprint.isrecursive([[]]))
out = io.StringIO()
pprint.pprint([1], stream=out)
print(repr(out.getvalue()))
Point = collections.namedtuple("Point", "x y")


@dataclasses.dataclass
class Data:
    name: str
    values: list
    more: dict = dataclasses.field(default_factory=dict)


for value in (collections.OrderedDict(b=1, a=[1] * 30), collections.Counter("aabbbc" * 3), collections.deque(range(30), 40), collections.defaultdict(list, {"k": ["v" * 30, "w" * 30]}), collections.ChainMap({"a": "x" * 40}, {"b": "y" * 40}), types.MappingProxyType({"a": "x" * 50, "b": "y" * 30}), types.SimpleNamespace(a="x" * 40, b="y" * 40),
              Point("x" * 50, "y" * 40), Data("n" * 30, ["v" * 30, "w" * 30]), b"bytes " * 20, bytearray(b"bytes " * 20), "line\n" * 5, collections.UserDict(a=1), collections.UserList([1]), frozenset(range(30)), {"k": None, 5: 1, None: 2}):
    pprint.pprint(value, width=60)
for call in (lambda: pprint.PrettyPrinter(indent=-1), lambda: pprint.PrettyPrinter(depth=0), lambda: pprint.PrettyPrinter(width=0), lambda: pprint.pformat(), lambda: pprint.PrettyPrinter(stream=5).pprint(1)):
    show(call)


class Own(pprint.PrettyPrinter):
    def format(self, object, context, maxlevels, level):
        if isinstance(object, int):
            return hex(object), True, False
        return super().format(object, context, maxlevels, level)


Own().pprint([10, {"k": 255}, "s"])
print(pprint.PrettyPrinter().isreadable("x"), pprint.PrettyPrinter().isrecursive(loop), pprint.PrettyPrinter(width=10).pformat([1, 2, 3, 4]))
