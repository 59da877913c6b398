# Two-argument iter, sequence protocol iteration, next with default.
vals = iter([1, 2, 3, 0, 4])
print(list(iter(lambda: next(vals), 0)), list(vals), next(iter(()), "d"), next(iter("ab")))


class S:
    def __getitem__(self, i):
        if i == 3:
            raise StopIteration if self.stop else IndexError
        return i * 2

    stop = False


s = S()
print(list(s), list(iter(s)))
s.stop = True
print(list(s))
it = iter([1, 2])
print(
    iter(it) is it,
    next(it),
    next(it),
    next(it, None),
    [*it],
    type(it),
    type(iter({})),
    type(iter("")),
    type(iter(())),
    type(iter(range(1))),
    type(iter(set())),
    type(iter({}.items())),
    type(iter(b"")),
    type(reversed([])),
    type(iter(int, 1)),
)
for f in (
    lambda: next([1]),
    lambda: next(it),
    lambda: iter(5),
    lambda: iter(5, 1),
    lambda: next(5),
    lambda: next(),
    lambda: next(it, 1, 2),
    lambda: iter(None),
    lambda: iter(int),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class N:
    def __iter__(self):
        return self

    def __next__(self):
        raise ValueError("mid")


try:
    list(N())
except ValueError as e:
    print(e)
d = {"a": 1, "b": 2}
k = iter(d)
next(k)
print(next(k), next(k, "end"), list(iter("é😀")), [x for x in iter({3: 4}.values())])
