# Mapping, MutableMapping and their views, given to a class that brings only the least.
# covers: collections.abc.Mapping, collections.abc.MutableMapping, collections.abc.MappingView, collections.abc.KeysView, collections.abc.ItemsView, collections.abc.ValuesView
import collections.abc as abc


class Least(abc.Mapping):
    def __init__(self, *pairs):
        self.pairs = list(pairs)

    def __getitem__(self, key):
        for name, value in self.pairs:
            if name == key:
                return value
        raise KeyError(key)

    def __iter__(self):
        return (name for name, _ in self.pairs)

    def __len__(self):
        return len(self.pairs)

    def __repr__(self):
        return f"Least{self.pairs}"


class Changing(Least, abc.MutableMapping):
    def __setitem__(self, key, value):
        self.pairs = [pair for pair in self.pairs if pair[0] != key] + [(key, value)]

    def __delitem__(self, key):
        self[key]
        self.pairs = [pair for pair in self.pairs if pair[0] != key]


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


m, c = Least(("a", 1), ("b", 2)), Changing(("x", 1))
for call in (
    lambda: (m.get("a"), m.get("z"), m.get("z", 5), "a" in m, "z" in m, m == {"a": 1, "b": 2}, m != {}, m == 5),
    lambda: (m.keys(), m.values(), m.items()),
    lambda: (list(m.keys()), list(m.values()), list(m.items()), len(m.items()), 1 in m.values(), ("a", 1) in m.items(), ("a", 2) in m.items(), "a" in m.keys()),
    lambda: (m.keys() & {"a"}, m.keys() | {"z"}, m.items() - {("a", 1)}, m.keys() == {"a", "b"}),
    lambda: ("a",) in m.items(),
    lambda: 5 in m.items(),
    lambda: reversed(m),
    lambda: hash(m),
    lambda: m["z"],
    lambda: c.setdefault("x", 9),
    lambda: c.setdefault("y", 9),
    lambda: c.setdefault("n"),
    lambda: c.update({"u": 1}, v=2),
    lambda: c.update([("w", 3)]),
    lambda: c.update(m),
    lambda: c.update(5),
    lambda: c.update({}, {}),
    lambda: c.update(self=1, other=2),
    lambda: c,
    lambda: c.pop("u"),
    lambda: c.pop("u", None),
    lambda: c.pop("u"),
    lambda: c.popitem(),
    lambda: c.clear(),
    lambda: c.popitem(),
    lambda: abc.Mapping(),
    lambda: abc.MutableMapping(),
    lambda: (abc.KeysView({"a": 1}), list(abc.ItemsView({"a": 1})), len(abc.ValuesView({"a": 1})), len(abc.MappingView([1, 2]))),
    lambda: abc.KeysView._from_iterable("ab") == {"a", "b"},
    lambda: [kind.__name__ for kind in (dict, list, type(type.__dict__)) if issubclass(kind, abc.Mapping)],
    lambda: [isinstance(view, kind) for view, kind in (({}.keys(), abc.KeysView), ({}.items(), abc.ItemsView), ({}.values(), abc.ValuesView), ({}.keys(), abc.MappingView), ({}.keys(), abc.Set), ({}.values(), abc.Set))],
):
    show(call)
