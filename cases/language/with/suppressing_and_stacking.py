# Context managers that count, time-free log, roll back, suppress, and are reused.
class Suppress:
    def __init__(self, *kinds):
        self.kinds, self.caught = kinds, []

    def __enter__(self):
        return self

    def __exit__(self, t, v, tb):
        if t and issubclass(t, self.kinds):
            self.caught.append(v)
            return True


class Transaction(dict):
    def __enter__(self):
        self.saved = dict(self)
        return self

    def __exit__(self, t, *_):
        if t:
            self.clear()
            self.update(self.saved)
        return t is ValueError


class Indent:
    depth = 0

    def __enter__(self):
        Indent.depth += 1
        return lambda *a: print("  " * (Indent.depth - 1), *a)

    def __exit__(self, *a):
        Indent.depth -= 1


s = Suppress(KeyError, ZeroDivisionError)
for f in (lambda: {}["a"], lambda: 1 / 0, lambda: 5):
    with s:
        print("got", f())
print(s.caught)
try:
    with s, Suppress(TypeError):
        int("x")
except ValueError as e:
    print("passed through", e)
db = Transaction(a=1)
with db:
    db["b"] = 2
with db:
    db["a"] = 99
    raise ValueError
try:
    with db:
        db.clear()
        raise KeyError("boom")
except KeyError:
    print("not swallowed")
print(db)
with Indent() as p:
    p("one")
    with Indent() as q:
        q("two")
    p("three")
print(Indent.depth, [None for _ in range(1) if not Indent.depth])


def ret():
    with Suppress(ValueError):
        raise ValueError
    return "after suppressed"


print(ret())
