# StopIteration, GeneratorExit, SystemExit and KeyboardInterrupt crossing loops and handlers.
class It:
    def __init__(self, exc):
        self.n, self.exc = 0, exc

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n > 2:
            raise self.exc
        return self.n


for e in (
    StopIteration,
    StopIteration("v"),
    ValueError("v"),
    IndexError("i"),
    KeyboardInterrupt(),
    SystemExit(3),
):
    for consume in (
        list,
        sum,
        lambda i: [x for x in i],
        lambda i: [*i],
        lambda i: dict.fromkeys(i),
        lambda i: max(i),
        lambda i: 5 in i,
        lambda i: (lambda a, b: (a, b))(*i),
        lambda i: list(map(str, i)),
        lambda i: list(zip(i, "abc")),
        lambda i: ",".join(map(str, i)),
    ):
        try:
            print(consume(It(e)), end=" ")
        except BaseException as x:
            print(repr(x), end=" ")
    print()


def g():
    try:
        yield next(iter([]))
    except StopIteration:
        yield "caught inside"
    yield next(iter([]))


it = g()
print(next(it))
try:
    next(it)
except RuntimeError as e:
    print(e, repr(e.__cause__))
for x in It(StopIteration):
    print(x, end=" ")
else:
    print("else runs")
try:
    for x in It(KeyError("k")):
        pass
    else:
        print("no")
except KeyError as e:
    print("loop raised", e)
print(
    next(It(ValueError)),
    list(iter(It(StopIteration).__next__, 2)),
    next((x for x in It(StopIteration) if x > 5), "none"),
)
try:
    [next(iter([])) for _ in range(2)]
except StopIteration as e:
    print("out of a list comprehension", repr(e))
try:
    list(next(iter([])) for _ in range(2))
except RuntimeError as e:
    print(e)
