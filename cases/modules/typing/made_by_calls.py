# covers: typing.TypeVar, typing.NewType, typing.NamedTuple, typing.TypedDict, typing.overload, typing.no_type_check
# What calls of typing make: where it says that it comes from, which parameters may follow which, what is refused.
import typing
import warnings
from typing import *


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ()))


names = {"__name__": "elsewhere"}
exec("from typing import *\nT = TypeVar('T')\nN = NewType('N', int)\nD = TypedDict('D', {})", names)
exec("A = TypeAliasType('A', int)\nP = ParamSpec('P')\nQ = NamedTuple('Q', [('x', int)])", names)
for name in "T", "N", "D", "A", "P", "Q":
    print(name, names[name].__module__, end="; ")
print(repr(names["N"]))

T, S = TypeVar("T"), TypeVar("S", default=str)
Ts = TypeVarTuple("Ts")
show(lambda: Generic[T, S])
show(lambda: Generic[S, T])
show(lambda: Generic[Unpack[Ts], S])
show(lambda: Generic[Ts])
show(lambda: Tuple[int]())
show(lambda: Literal[int, 3, "x"])
print(Union[Annotated[int, {}], str] == Union[str, Annotated[int, {}]])

one, two = ForwardRef("int"), ForwardRef("int", module="math")
print(one == two)


class Told:
    def __set_name__(self, owner, name):
        print("named", name)


class Failing:
    def __set_name__(self, owner, name):
        raise KeyError(name)


class Row(NamedTuple):
    x: int = Told()
    y: int = 2
    note = Told()


def failing():
    class Bad(NamedTuple):
        x: int
        note = Failing()


def twice():
    class Bad(NamedTuple, NamedTuple):
        x: int


show(failing)
show(twice)


class One(TypedDict):
    a: NotRequired[int]


class Two(TypedDict):
    a: Required[str]


class Both(One, Two):
    pass


print(Both.__annotations__, Both.__required_keys__, Both.__optional_keys__)
for _ in range(2):

    @overload
    def f(x: int): ...

    @overload
    def f(x: str): ...

    def f(x): ...


print(len(get_overloads(f)))


class Other:
    x: int


@no_type_check
class Untyped:
    x: "no such type"

    class Inner:
        y: "nothing"

    @classmethod
    def method(cls, z: "neither"): ...

    Other = Other


print(get_type_hints(Untyped), get_type_hints(Untyped.Inner), get_type_hints(Untyped.method), get_type_hints(Other))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    no_type_check_decorator(len)
print([(str(one.message), one.lineno) for one in told])
