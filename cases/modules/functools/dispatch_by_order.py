# covers: functools.singledispatch
# Unions of both kinds, abstract classes that come later, and the order in which they are looked at.
import typing
from collections.abc import Container, Iterable, MutableMapping, Set, Sized
from functools import singledispatch


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


@singledispatch
def kind(value):
    return "other"


@kind.register
def _(value: typing.Union[str, bytes]):
    return "text"


@kind.register
def _(value: int | None):
    return "number or nothing"


@kind.register(typing.Optional[float])
def _(value):
    return "float or nothing"


print(kind("a"), kind(b"a"), kind(1), kind(None), kind(1.5), kind([]))


def wrong(value: typing.Union[int, list[str]]):
    pass


def plain(value: list[int]):
    pass


show(lambda: kind.register(wrong))
show(lambda: kind.register(plain))
show(lambda: kind.register(typing.List[int], plain))
show(lambda: kind.register(5))


@singledispatch
def shape(value):
    return "none"


class Thing:
    pass


print(shape(Thing()))
shape.register(Iterable, lambda value: "iterable")
shape.register(Sized, lambda value: "sized")
Iterable.register(Thing)
print(shape(Thing()))
Sized.register(Thing)
show(lambda: shape(Thing()))
shape.register(Set, lambda value: "set")
Set.register(Thing)
print(shape(Thing()))


class Long(Sized):
    def __len__(self):
        return 0


print(shape(Long()))
Container.register(Long)
shape.register(Container, lambda value: "container")
print(shape(Long()))
Set.register(Long)
print(shape(Long()))


class Table(MutableMapping):
    __getitem__ = __setitem__ = __delitem__ = __iter__ = __len__ = None


@singledispatch
def only(value):
    return "none"


only.register(Sized, lambda value: "sized")
only.register(Container, lambda value: "container")
show(lambda: only({}))
show(lambda: only(Table))
show(lambda: only.dispatch(Table)(1))
