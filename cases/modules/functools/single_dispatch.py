# How singledispatch works: registering in every form, abstract classes, unions, and what is refused.
# covers: functools.singledispatch, functools.singledispatchmethod
import collections.abc
import re
from functools import singledispatch, singledispatchmethod


def show(call):
    try:
        print(re.sub(" at 0x[0-9a-f]+", "", repr(call())))
    except Exception as error:
        print(type(error).__name__, re.sub(" at 0x[0-9a-f]+", "", str(error)))


@singledispatch
def f(value, *more):
    "The general one."
    return "anything", value, more


@f.register
def _(value: int, *more):
    return "int", value, more


@f.register(str)
def on_str(value):
    return "str", value


@f.register
def _(value: list | tuple):
    return "list or tuple", value


f.register(type(None), lambda value: "None")
f.register(collections.abc.Mapping, lambda value: "mapping")
f.register(collections.abc.Sized, lambda value: "sized")
for value in (1, True, "a", [1], (2,), None, {}, set(), 1.5, b"a", object):
    show(lambda: f(value) if value is not object else f(value)[0])
for call in (
    lambda: f(1, 2, 3),
    lambda: f(),
    lambda: f(value=1),
    lambda: f.dispatch(bool) is f.dispatch(int),
    lambda: f.dispatch(str) is on_str,
    lambda: f.dispatch(5),
    lambda: sorted(kind.__name__ for kind in f.registry),
    lambda: f.registry[str] is on_str,
    lambda: f.registry.__setitem__(str, 1),
    lambda: (f.__name__, f.__doc__, f.__wrapped__.__name__),
    lambda: f.register(5),
    lambda: f.register("int", print),
    lambda: f.register(lambda value: 1),
    lambda: f.register(list[int], print),
    lambda: f._clear_cache(),
    lambda: singledispatch(5),
    lambda: singledispatch(),
):
    show(call)


def unknown(value: "Nowhere"):
    pass


def not_class(value: 5):
    pass


def half_union(value: int | list[int]):
    pass


show(lambda: f.register(unknown))
show(lambda: f.register(not_class))
show(lambda: f.register(half_union))


class A(collections.abc.Sized):
    def __len__(self):
        return 1


class B(A, collections.abc.Container):
    def __contains__(self, item):
        return False


f.register(collections.abc.Container, lambda value: "container")
show(lambda: f(B()))
show(lambda: f(frozenset()))


class Holder:
    @singledispatchmethod
    def method(self, value):
        return "any", value

    @method.register
    def _(self, value: int):
        return "int", value

    @singledispatchmethod
    @classmethod
    def klass(cls, value):
        return cls.__name__, value

    @klass.register(str)
    @classmethod
    def _(cls, value):
        return cls.__name__, "str", value


h = Holder()
print(h.method(1), h.method("a"), Holder.method(h, 2), h.klass(1), Holder.klass("s"), h.method.__name__, sorted(kind.__name__ for kind in Holder.__dict__["method"].dispatcher.registry))
show(lambda: h.method())
show(lambda: singledispatchmethod(5))
