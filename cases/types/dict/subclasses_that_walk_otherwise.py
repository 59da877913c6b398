# Subclasses of dict, and of OrderedDict, with methods of their own: which of them copies, updates and displays call.
import collections
import copy


def noting(base, names):
    def method(name):
        def call(self, *given):
            print(name, *given, end="; ")
            return getattr(base, name)(self, *given)

        return call

    return type("Noting", (base,), {name: method(name) for name in names})


class Recent(collections.OrderedDict):
    def __getitem__(self, key):
        value = super().__getitem__(key)
        self.move_to_end(key)
        return value


actions = {
    "repr": repr, "copy": lambda d: d.copy(), "dict": dict, "display": lambda d: {**d}, "call": lambda d: (lambda **k: k)(**d),
    "update": lambda d: dict.update({}, d), "equal": lambda d: d == {"a": 1, "b": 2}, "or": lambda d: d | {"c": 3},
    "ror": lambda d: {"c": 3} | d, "ior": lambda d: d.__ior__({"a": 5}), "list": list, "ordered": collections.OrderedDict,
    "fromkeys": dict.fromkeys, "copied": copy.copy, "deep": copy.deepcopy, "reversed": lambda d: list(reversed(d)), "sorted": sorted,
    "%": lambda d: "%(a)s" % d, "format_map": "{a}".format_map, "counter": collections.Counter, "items": lambda d: list(d.items()),
    "len": len, "in": lambda d: "a" in d, "chain": lambda d: dict(collections.ChainMap(d)),
}
for base, names in [
    (dict, ["__getitem__", "keys", "items", "__iter__"]), (dict, ["__getitem__"]), (dict, ["keys"]), (dict, ["__iter__"]),
    (collections.OrderedDict, ["__getitem__", "keys", "items"]), (collections.OrderedDict, []),
]:
    for name, action in actions.items():
        made = noting(base, names)([("a", 1), ("b", 2)])
        print(base.__name__, names, name, end=": ")
        print(action(made))
recent = Recent(a=1, b=2, c=3)
recent["a"]
print(recent, list(recent), recent["b"], list(recent), repr(recent))
for source in (recent, {"z": 1}, [("y", 2)]):
    try:
        print(collections.OrderedDict(source))
    except RuntimeError as error:
        print(type(error).__name__, error)
