# covers: typing.Protocol, typing.runtime_checkable
# Whether an object fits a protocol is found out without running what it defines, and classes can be registered.
from functools import singledispatch
from typing import Protocol, runtime_checkable


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}", "|", repr(error.__cause__))


@runtime_checkable
class Named(Protocol):
    name: str


@runtime_checkable
class Closing(Protocol):
    def close(self): ...


class Loud:
    @property
    def name(self):
        print("asked")
        raise RuntimeError

    def __getattr__(self, name):
        print("asked for", name)
        return 1


print(isinstance(Loud(), Named), isinstance(Loud(), Closing))


class Later:
    pass


one = Later()
print(isinstance(one, Named))
one.name = "now"
print(isinstance(one, Named), isinstance(Later(), Named))
show(lambda: issubclass(Loud, Named))
print(Named.register(int), isinstance(5, Named))


@singledispatch
def told(value):
    return "plain"


told.register(Closing, lambda value: "closing")
print(told(1), told([]))


class Unchecked(Protocol):
    def close(self): ...


show(lambda: isinstance(1, Unchecked))
show(lambda: issubclass(1, Unchecked))
show(lambda: issubclass(int, Unchecked))


class Sharp:
    def __get__(self, instance, owner):
        raise KeyError("sharp")


def evil():
    @runtime_checkable
    class Evil(Protocol):
        edge = Sharp()


show(evil)


@runtime_checkable
class Hooked(Protocol):
    size: int

    @classmethod
    def __subclasshook__(cls, other):
        return hasattr(other, "size")


class Sized:
    size = 3


print(issubclass(Sized, Hooked), issubclass(int, Hooked))


class Base(Protocol):
    def __init__(self):
        print("base")
        super().__init__()


class Concrete(Base):
    def __init__(self):
        super().__init__()
        print("concrete")


Concrete()
show(lambda: type(Base()))
