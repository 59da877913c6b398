# __len__, __getitem__, __iter__, __contains__, __reversed__, __missing__, __length_hint__, __index__.
class Ring:
    def __init__(self, items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return Ring(self.items[i])
        return (
            self.items[i % len(self.items)]
            if i < 2 * len(self.items)
            else (_ for _ in ()).throw(IndexError("stop"))
        )

    def __setitem__(self, i, v):
        self.items[i % len(self.items)] = v

    def __delitem__(self, i):
        del self.items[i]

    def __reversed__(self):
        return iter(["custom", "reverse"])

    def __repr__(self):
        return f"Ring({self.items})"


r = Ring("abc")
print(len(r), bool(r), r[4], r[-1], r[1:], list(r), "b" in r, "z" in r, list(reversed(r)))
r[5] = "C"
del r[0]
print(r, [*r], max(r), sorted(r), list(zip(r, range(3))), list(enumerate(r, 1)))


class Missing(dict):
    def __missing__(self, k):
        return f"<{k}>"


m = Missing(a=1)
print(m["a"], m["b"], m.get("b"), "b" in m, len(m))


class Seq:
    def __len__(self):
        return 3

    def __getitem__(self, i):
        return i * i


print(list(reversed(Seq())), bool(Seq()))


class Idx:
    def __index__(self):
        return 2


print(
    [10, 20, 30][Idx()],
    "abc"[Idx() :],
    range(10)[Idx()],
    list(range(Idx())),
    "x" * Idx(),
    bin(Idx()),
    [1] * Idx(),
    hex(Idx()),
    round(2.567, Idx()),
)


class BadLen:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


for n in (-1, 1.5, "3", 2**70, True):
    try:
        print(len(BadLen(n)))
    except Exception as e:
        print(type(e).__name__, e)


class NoIter:
    __iter__ = None


class BadIter:
    def __iter__(self):
        return 5


for x in (NoIter(), BadIter(), object):
    try:
        iter(x)
    except TypeError as e:
        print(e)
