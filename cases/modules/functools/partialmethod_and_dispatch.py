# partialmethod, singledispatchmethod and the lists behind wraps.
from functools import (
    WRAPPER_ASSIGNMENTS,
    WRAPPER_UPDATES,
    partialmethod,
    singledispatchmethod,
    update_wrapper,
)

print("__name__" in WRAPPER_ASSIGNMENTS, "__doc__" in WRAPPER_ASSIGNMENTS, WRAPPER_UPDATES)


class Cell:
    def __init__(self):
        self.state = "new"

    def set(self, state, note=""):
        self.state = state + note
        return self

    kill = partialmethod(set, "dead")
    warn = partialmethod(set, "alive", note="!")

    @singledispatchmethod
    def show(self, x):
        return f"{self.state} object"

    @show.register
    def _(self, x: int):
        return f"{self.state} int {x}"

    @show.register(list)
    def _(self, x):
        return [self.show(v) for v in x]


c = Cell()
print(
    c.kill().state, c.warn().state, c.kill("?").state, c.show(1), c.show([1, "a", True, [2.5]]), c.show(None)
)
for f in (lambda: c.kill(1, 2, 3), lambda: partialmethod(5), lambda: c.show()):
    try:
        print(f())
    except TypeError as e:
        print(e)


def plain():
    "plain doc"


class Wrapper:
    pass


w = update_wrapper(Wrapper(), plain)
print(w.__name__, w.__doc__, w.__wrapped__ is plain)
