# Special forms refuse what is no type, each in its words, and without an error of their own behind.
# covers: typing.ClassVar, typing.Final, typing.Required, typing.NotRequired, typing.ReadOnly, typing.TypeGuard
import typing
from typing import *

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
for text in """List[Final] | List[ClassVar] | List[Union] | List[Optional] | List[Annotated] | List[Literal] | List[Generic]
List[Generic[T]] | List[Unpack] | List[Concatenate] | List[Self] | List[Callable] | List[1] | List[()] | List[Required]
Optional[int, str] | Optional[()] | Optional[Union] | Optional[ClassVar[int]] | Union[()] | Union[ClassVar[int], int]
Union[int, []] | Union[[], []] | Literal[[], []] | Literal[1, 1, True] | Tuple[...] | Type[()] | Callable[int] | Callable[[int]]
Callable[[int, ()], str] | Generator[()] | Hashable[int] | ClassVar[int,] | ClassVar[Final[int]] | ClassVar[Final] | Final[ClassVar]
Required[ClassVar[int]] | Required[int, str] | NotRequired[Final] | ReadOnly[()] | TypeGuard[ClassVar[int]] | TypeIs[int,]
Annotated[int] | Annotated[int,] | Annotated[(), 1] | Annotated[*Ts, 1] | Annotated[ClassVar, 1] | Unpack[()] | Unpack[int, str]
Concatenate[()] | Concatenate[int] | Concatenate[(), ...] | list[T][ClassVar[int]] | List[T][ClassVar[int]] | Generic[()]
Generic[int] | Generic[T, T] | Protocol[int] | Generic[T][int] | List[int][int] | Any[int] | Self[int] | Union() | List() | Any()
ClassVar[int] | None | T | () | T | [] | T | 1 | Generic(1) | runtime_checkable(0) | runtime_checkable(int)
TypedDict('X', {'a': ClassVar[int]}) | TypedDict('X', {'a': Final}) | TypedDict('X', {'a': ()}) | NewType('N', int)(x=1)
NewType(1, int) | NewType([], int).__name__ | get_overloads(0) | overload(0).__name__ | ForwardRef('') | ForwardRef('*Ts')
list(Union[int, str]) | list(Callable[[int], str]) | list(Tuple[int]) | list(Annotated[int, 1])""".replace("\n", " | ").split(" | "):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error, "after", type(error.__context__).__name__)
for base in (typing.ForwardRef, type(Union), type(List), type(List[int])):
    try:
        type("X", (base,), {})
    except TypeError as error:
        print(base.__name__, error)


def f(a: "Final[int]"): ...
def g(a: "ClassVar[int]"): ...


class H:
    a: "ClassVar[int]"
    b: "Final[int]" = 1


for one in (f, g, H, typing):
    try:
        print(get_type_hints(one))
    except TypeError as error:
        print(error)
print([one.__reduce__() for one in (List[int], Union[int, str], Literal[1], Callable[[int], str], Callable[..., str], Unpack[Ts])])
