# covers: abc.ABCMeta, abc.get_cache_token
# Subclasses that only say so, and hooks.
import abc

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Base(abc.ABC): ...


class Child(Base): ...


class Stranger: ...


token = abc.get_cache_token()
print(issubclass(Stranger, Base), Base.register(Stranger) is Stranger, issubclass(Stranger, Base), isinstance(Stranger(), Base), abc.get_cache_token() != token, Base in Stranger.__mro__)


class Below(Stranger): ...


print(issubclass(Below, Base), issubclass(int, Base), Base.register(int), isinstance(5, Base), isinstance(True, Base), issubclass(Base, Base), isinstance(Base, Base))


@Child.register
class Decorated: ...


print(issubclass(Decorated, Base), issubclass(Decorated, Child), Child.register(Child))
show(lambda: Base.register(5))
show(lambda: Child.register(Base))
show(lambda: issubclass(5, Base))


class Hooked(abc.ABC):
    @classmethod
    def __subclasshook__(cls, other):
        if cls is Hooked:
            if any("special" in vars(base) for base in other.__mro__):
                return True
            if other.__name__ == "Never":
                return False
        return NotImplemented


class Special:
    special = 1


class Never(Hooked): ...


class Other: ...


print(issubclass(Special, Hooked), issubclass(Never, Hooked), issubclass(Other, Hooked), isinstance(Special(), Hooked), Hooked.register(Other), issubclass(Other, Hooked))


class BadHook(abc.ABC):
    @classmethod
    def __subclasshook__(cls, other):
        return "yes"


show(lambda: issubclass(int, BadHook))


class Proxy:
    __class__ = Child


print(isinstance(Proxy(), Base), isinstance(Proxy(), Child), issubclass(Proxy, Base))
