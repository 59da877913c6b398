# covers: typing.Protocol, typing.runtime_checkable, typing.get_protocol_members, typing.is_protocol
# covers: typing.SupportsInt, typing.SupportsFloat, typing.SupportsIndex, typing.SupportsAbs, typing.SupportsRound
# covers: typing.SupportsBytes, typing.SupportsComplex
# Protocols are about what an object has, not what it is called.
import typing
from typing import Protocol, runtime_checkable

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Closes(Protocol):
    def close(self) -> None: ...


@runtime_checkable
class Named(Protocol):
    name: str

    def rename(self, to): ...


class Door:
    name = "door"

    def rename(self, to):
        self.name = to


class Real(Named):
    pass


class Half:
    name = "half"


show(lambda: isinstance(Door(), Closes))
show(lambda: isinstance(Door(), Named))
show(lambda: isinstance(Half(), Named))
show(lambda: issubclass(Door, Named))
show(lambda: Closes())
show(lambda: Real().name)
show(lambda: issubclass(Real, Named))
print(typing.is_protocol(Named), typing.is_protocol(Real), typing.is_protocol(int), typing.is_protocol(5))
print(sorted(typing.get_protocol_members(Named)), type(typing.get_protocol_members(Closes)).__name__)
show(lambda: typing.get_protocol_members(Real))
show(lambda: typing.get_protocol_members(5))
show(lambda: runtime_checkable(Door))
show(lambda: runtime_checkable(Closes) is Closes)
show(lambda: isinstance(Door(), Closes))


@runtime_checkable
class Method(Protocol):
    def rename(self, to): ...


print(issubclass(Door, Method), issubclass(Half, Method), isinstance(5, Method))
show(lambda: type("Bad", (Protocol, Door), {}))
show(lambda: type("Bad", (Named, Protocol), {}).__name__)
show(lambda: type(Protocol()).__name__)
T = typing.TypeVar("T")


class Gives(Protocol[T]):
    def give(self) -> T: ...


print(Gives[int], Gives.__parameters__, typing.is_protocol(Gives), Gives.__mro__[1:])
for proto in (typing.SupportsInt, typing.SupportsFloat, typing.SupportsIndex, typing.SupportsAbs, typing.SupportsRound,
              typing.SupportsBytes, typing.SupportsComplex):
    print(proto, [isinstance(x, proto) for x in (1, 1.5, 1j, "x", b"x", True)])
print(typing.SupportsAbs[int], issubclass(int, typing.SupportsIndex))


class Unset(Protocol):
    __hash__ = None


class WithData:
    def __init__(self):
        self.name = 1
        self.rename = None


print(isinstance(WithData(), Named))
