# yield from: iterators, sends, throws, returns, and what is delegated to what.
class Sub:
    def __init__(self):
        self.items = iter([1, 2, 3])

    def __iter__(self):
        return self

    def __next__(self):
        print("next")
        return next(self.items)


class Full(Sub):
    def send(self, value):
        print("send", value)
        return ("sent", value)

    def throw(self, *arguments):
        print("throw", len(arguments), arguments[0])
        return "thrown"

    def close(self):
        print("close")


def inner():
    try:
        x = yield "a"
        print("inner got", x)
        y = yield "b"
        return x, y
    except ValueError as error:
        print("inner caught", error)
        yield "recovered"
        return "returned after error"


def outer(sub):
    result = yield from sub
    print("result", result)
    yield "end"


def told(action):
    try:
        print(repr(action()))
    except BaseException as error:
        print(type(error).__name__, "|", error)


g = outer(inner())
told(lambda: next(g))
told(lambda: g.send(1))
told(lambda: g.send(2))
told(lambda: next(g))
g = outer(inner())
next(g)
told(lambda: g.throw(ValueError("v")))
told(lambda: next(g))
g = outer(inner())
next(g)
told(lambda: g.throw(KeyError("k")))
g = outer(Sub())
next(g)
told(lambda: g.send(None))
told(lambda: g.send(5))
g = outer(Sub())
next(g)
told(lambda: g.throw(ValueError("no throw")))
g = outer(Full())
next(g)
told(lambda: g.send(7))
told(lambda: g.throw(ValueError("t")))
told(lambda: g.close())
for source in [[1, 2], "ab", {1: 2}, range(2), 5, None]:
    told(lambda: list(outer(source)))
told(lambda: (yield_ := list((lambda: (yield from "xy"))())))


def recursive(n):
    if n:
        yield n
        yield from recursive(n - 1)


print(list(recursive(5)))


def returning():
    return (yield from iter([1])) or "none came back"


g = returning()
next(g)
told(lambda: next(g))
try:
    raise StopIteration("direct")
except StopIteration as stop:
    print(stop.value)


def leaks():
    yield 1
    raise StopIteration("leak")


g = leaks()
next(g)
told(lambda: next(g))
told(lambda: next(iter(int, 0)))
