# Sequence and MutableSequence: the methods they give to a class that brings only the least.
# covers: collections.abc.Sequence, collections.abc.MutableSequence, collections.abc.ByteString
import collections.abc
import warnings

warnings.simplefilter("ignore")


class Least(collections.abc.Sequence):
    def __init__(self, items):
        self.items = list(items)

    def __getitem__(self, place):
        return self.items[place]

    def __len__(self):
        return len(self.items)


class Changing(Least, collections.abc.MutableSequence):
    def __setitem__(self, place, value):
        self.items[place] = value

    def __delitem__(self, place):
        del self.items[place]

    def insert(self, place, value):
        self.items.insert(place, value)


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


s, c = Least("abcab"), Changing("abc")
for call in (
    lambda: (list(s), list(reversed(s)), "b" in s, "z" in s, s.count("a"), s.index("b"), s.index("b", 2), s.index("a", -2)),
    lambda: s.index("z"),
    lambda: s.index("b", 2, 3),
    lambda: s.index("b", -99, 99),
    lambda: (type(iter(s)).__name__, type(reversed(s)).__name__),
    lambda: c.append("d"),
    lambda: c.extend("ef"),
    lambda: c.extend(c),
    lambda: c.pop(),
    lambda: c.pop(0),
    lambda: c.pop(99),
    lambda: c.remove("b"),
    lambda: c.remove("zz"),
    lambda: c.reverse(),
    lambda: list(c),
    lambda: c.__iadd__(["q"]) is c,
    lambda: c.clear(),
    lambda: list(c),
    lambda: c.pop(),
    lambda: s == Least("abcab"),
    lambda: hash(s) == hash(s),
    lambda: [kind.__name__ for kind in (list, tuple, str, bytes, bytearray, range, memoryview, dict, set) if issubclass(kind, collections.abc.Sequence)],
    lambda: [kind.__name__ for kind in (list, tuple, str, bytes, bytearray, range) if issubclass(kind, collections.abc.MutableSequence)],
    lambda: [kind.__name__ for kind in (str, bytes, bytearray, memoryview) if issubclass(kind, collections.abc.ByteString)],
    lambda: collections.abc.Sequence(),
    lambda: collections.abc.MutableSequence(),
    lambda: type("Half", (collections.abc.MutableSequence,), {"__len__": len})(),
    lambda: sorted(collections.abc.MutableSequence.__abstractmethods__),
):
    show(call)
