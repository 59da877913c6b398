# covers: abc.ABC, abc.ABCMeta, abc.abstractmethod, abc.update_abstractmethods, abc.abstractclassmethod
# covers: abc.abstractstaticmethod, abc.abstractproperty
# What cannot be made, and what makes it possible.
import abc

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Base(abc.ABC):
    @abc.abstractmethod
    def one(self): ...

    @property
    @abc.abstractmethod
    def two(self): ...

    @classmethod
    @abc.abstractmethod
    def three(cls): ...

    @staticmethod
    @abc.abstractmethod
    def four(): ...

    def concrete(self):
        return "concrete"


class Part(Base):
    def one(self): ...

    two = 2


class Whole(Part):
    @classmethod
    def three(cls): ...

    @staticmethod
    def four(): ...


show(Base)
show(Part)
print(sorted(Base.__abstractmethods__), sorted(Part.__abstractmethods__), Whole().concrete(), type(Base), isinstance(Whole(), Base), Base.one.__isabstractmethod__, Base.two.__isabstractmethod__, Base.__mro__)


class Only(abc.ABC):
    @abc.abstractmethod
    def f(self): ...


show(Only)
Only.f = lambda self: 1
show(Only)
abc.update_abstractmethods(Only)
print(Only().f(), abc.update_abstractmethods(int))


class Old(metaclass=abc.ABCMeta):
    @abc.abstractclassmethod
    def a(cls): ...

    @abc.abstractstaticmethod
    def b(): ...

    @abc.abstractproperty
    def c(self): ...


print(sorted(Old.__abstractmethods__), type(vars(Old)["a"]).__mro__[1], abc.abstractproperty.__mro__[1])
show(Old)


class Setter(abc.ABC):
    @property
    def x(self): ...

    @x.setter
    @abc.abstractmethod
    def x(self, value): ...


show(Setter)
show(lambda: abc.abstractmethod(5))


class Plain:
    @abc.abstractmethod
    def f(self): ...


print(Plain().f(), hasattr(Plain, "__abstractmethods__"))


class Int(int, metaclass=abc.ABCMeta):
    @abc.abstractmethod
    def f(self): ...


print(Int(5) if False else sorted(Int.__abstractmethods__))


class Super(Base):
    def one(self):
        return super().one()


print(Super.__abstractmethods__ == {"two", "three", "four"})
