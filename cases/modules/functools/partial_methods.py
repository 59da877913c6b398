# How partialmethod works: bound with arguments, around class and static methods, and shown.
# covers: functools.partialmethod
from functools import partial, partialmethod


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Cell:
    def set(self, name, value=None, *, mark=""):
        return type(self).__name__, name, value, mark

    alive = partialmethod(set, "alive", True)
    marked = partialmethod(set, mark="!")
    twice = partialmethod(alive, mark="?") if False else partialmethod(set, "twice")
    built = partialmethod(print, "printed")

    @classmethod
    def make(cls, a, b):
        return cls.__name__, a, b

    @staticmethod
    def static(a, b):
        return a, b

    made = partialmethod(make, 1)
    stat = partialmethod(static, 1)
    nested = partialmethod(partial(set, mark="p"), "x") if False else None


c = Cell()
for call in (
    lambda: c.alive(),
    lambda: c.alive(mark="m"),
    lambda: c.marked("n", 5),
    lambda: c.twice(7),
    lambda: Cell.alive(c),
    lambda: c.alive(1, 2),
    lambda: c.made(2),
    lambda: Cell.made(3),
    lambda: c.stat(2),
    lambda: Cell.__dict__["alive"].func.__name__,
    lambda: Cell.__dict__["alive"].args,
    lambda: Cell.__dict__["marked"].keywords,
    lambda: repr(partialmethod(int, 1, base=2)),
    lambda: partialmethod(5),
    lambda: partialmethod(),
    lambda: partialmethod(partialmethod(int, 1), 2).args,
    lambda: type(c.alive).__name__,
    lambda: partialmethod[int],
):
    show(call)
