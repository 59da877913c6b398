# What SimpleNamespace says because it is written in C.
# covers: types.SimpleNamespace
import copy
from types import SimpleNamespace


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


space = SimpleNamespace(a=1)
show(lambda: space.b)
show(lambda: SimpleNamespace(1, 2))
show(lambda: SimpleNamespace(5))
show(lambda: SimpleNamespace({1: 2}))
show(lambda: SimpleNamespace({"a": 1}, a=2, b=3))
show(lambda: (space == SimpleNamespace(a=1), space != 5, space < SimpleNamespace(a=2)))
show(lambda: space < 5)
show(lambda: SimpleNamespace.__eq__(5, 5))
show(lambda: hash(space))
show(lambda: setattr(SimpleNamespace, "x", 1))
show(lambda: SimpleNamespace.__mro__)
show(lambda: format(space, "x"))
show(lambda: copy.replace(space, b=2))
show(lambda: copy.replace(space, a=2).__dict__)


class Own(SimpleNamespace):
    pass


own = Own(x=1)
own.me = own
print(own, vars(own).keys())
show(lambda: own.nope)
show(lambda: delattr(own, "nope"))
