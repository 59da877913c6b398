# reversed of sequences, dicts, custom objects, and errors.
print(
    list(reversed([1, 2, 3])),
    "".join(reversed("añb")),
    list(reversed((1, 2))),
    list(reversed(range(4))),
    list(reversed({"a": 1, "b": 2})),
    list(reversed({1: 2, 3: 4}.items())),
    list(reversed({1: 2}.values())),
    list(reversed(b"ab")),
    list(reversed([])),
)
l = [1, 2, 3]
r = reversed(l)
print(next(r))
l.append(9)
print(list(r), list(r))
for v in ({1}, (x for x in ()), 5, iter([1]), frozenset(), zip(), None):
    try:
        reversed(v)
    except TypeError as e:
        print(e)


class N:
    __reversed__ = None


class S:
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return f"i{i}"


class R:
    def __reversed__(self):
        return 42


print(list(reversed(S())), reversed(R()))
try:
    reversed(N())
except TypeError as e:
    print(e)
