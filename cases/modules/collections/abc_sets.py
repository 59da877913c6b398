# Set and MutableSet: operators and comparisons that come for free, and _from_iterable.
# covers: collections.abc.Set, collections.abc.MutableSet
import collections.abc


class Least(collections.abc.Set):
    def __init__(self, items=()):
        self.items = []
        for item in items:
            if item not in self.items:
                self.items.append(item)

    def __contains__(self, item):
        return item in self.items

    def __iter__(self):
        return iter(self.items)

    def __len__(self):
        return len(self.items)

    def __repr__(self):
        return f"{type(self).__name__}({self.items})"


class Changing(Least, collections.abc.MutableSet):
    def add(self, item):
        if item not in self.items:
            self.items.append(item)

    def discard(self, item):
        if item in self.items:
            self.items.remove(item)


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


a, b, c = Least("abc"), Least("bcd"), Changing("xyz")
for call in (
    lambda: (a & b, a | b, a - b, a ^ b),
    lambda: (a & "b", a | "z", a - ["a"], a ^ {"a"}),
    lambda: ("b" & a, {"z"} | a, {"a", "q"} - a),
    lambda: a & 5,
    lambda: a | None,
    lambda: (a == {"a", "b", "c"}, a == b, a < b, a <= a, a > Least("a"), a >= {"a"}, a != a),
    lambda: a < [1],
    lambda: a == "abc",
    lambda: (a.isdisjoint("xyz"), a.isdisjoint(b)),
    lambda: a.isdisjoint(5),
    lambda: a._hash() == Least("cba")._hash(),
    lambda: a._hash() == hash(frozenset("abc")),
    lambda: hash(a),
    lambda: c.remove("q"),
    lambda: c.remove("x"),
    lambda: c.pop(),
    lambda: c,
    lambda: c.__ior__("ab"),
    lambda: c.__iand__("az"),
    lambda: c.__ixor__("ab"),
    lambda: c.__isub__(c),
    lambda: c.pop(),
    lambda: Changing("ab").__ixor__(5),
    lambda: Changing("ab").clear(),
    lambda: collections.abc.Set(),
    lambda: collections.abc.MutableSet(),
    lambda: [kind.__name__ for kind in (set, frozenset, dict, list, type({}.keys()), type({}.items()), type({}.values())) if issubclass(kind, collections.abc.Set)],
    lambda: (issubclass(set, collections.abc.MutableSet), issubclass(frozenset, collections.abc.MutableSet)),
):
    show(call)
