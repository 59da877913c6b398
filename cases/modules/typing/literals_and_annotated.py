# covers: typing.Literal, typing.Annotated, typing.Final, typing.ClassVar, typing.LiteralString, typing.Self
# covers: typing.TypeAlias, typing.TypeGuard, typing.TypeIs
# Special forms: what they show, how they nest, what they refuse.
from typing import (Annotated, ClassVar, Final, Literal, LiteralString, Self, TypeAlias, TypeGuard, TypeIs, get_args,
                    get_origin, Optional)

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for kind in (Literal[1, "a", b"b", None, True], Literal[1, Literal[2, 3], 2], Literal[()], Literal[1, True, 1, 1.0],
             Annotated[int, "meta"], Annotated[Annotated[int, 1], 2], Annotated[list[int], {"k": []}], Final, Final[int],
             ClassVar, ClassVar[int], LiteralString, Self, TypeAlias, TypeGuard[int], TypeIs[str], Optional[Literal[1]]):
    print(kind, get_origin(kind), get_args(kind))
print(Literal[1, 2] == Literal[2, 1], hash(Literal[1, 2]) == hash(Literal[2, 1]), Literal[0] == Literal[False], Literal[1] == Literal[True])
print(Annotated[int, 1] == Annotated[int, 1], Annotated[int, 1] == Annotated[int, 2], Annotated[int, 1].__metadata__, Annotated[int, 5].__origin__)
print(Annotated[int, 1]("7"), Annotated[dict, 0].fromkeys("ab"), Annotated["Later", 3])
for call in (lambda: Literal, lambda: Literal[[]], lambda: Annotated[int], lambda: Annotated[()], lambda: Annotated(),
             lambda: Final[int, str], lambda: ClassVar[3, 4], lambda: ClassVar[ClassVar[int]], lambda: Final[ClassVar[int]], lambda: Self[int], lambda: LiteralString[3],
             lambda: TypeAlias[int], lambda: TypeGuard[int, str], lambda: TypeIs, lambda: Literal(), lambda: isinstance(1, Literal[1]),
             lambda: isinstance(1, Self), lambda: hash(Literal[[]]), lambda: Final(), lambda: hash(Annotated[int, []]), lambda: list[Final[int]]):
    show(call)
