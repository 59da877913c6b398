# covers: typing.Protocol, typing.NamedTuple, typing.TypedDict, typing.Generic, typing.get_type_hints
# Annotations as running programs use them.
import dataclasses
import functools
import inspect
import typing
from typing import Annotated, Any, Callable, ClassVar, Generic, Literal, NamedTuple, Optional, TypedDict, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def check(value, kind):
    origin = get_origin(kind)
    if kind is Any:
        return True
    if origin is Union or str(type(kind)) == "<class 'types.UnionType'>":
        return any(check(value, one) for one in get_args(kind))
    if origin is Literal:
        return value in get_args(kind)
    if origin is Annotated:
        return check(value, get_args(kind)[0])
    if origin in (list, set, frozenset):
        return isinstance(value, origin) and all(check(item, get_args(kind)[0]) for item in value)
    if origin is dict:
        key, item = get_args(kind)
        return isinstance(value, dict) and all(check(k, key) and check(v, item) for k, v in value.items())
    if origin is tuple:
        args = get_args(kind)
        if len(args) == 2 and args[1] is ...:
            return isinstance(value, tuple) and all(check(item, args[0]) for item in value)
        return isinstance(value, tuple) and len(value) == len(args) and all(map(check, value, args))
    return isinstance(value, origin or kind)


for value, kind in ((1, int), (1, Optional[str]), (None, Optional[str]), ([1, 2], list[int]), ([1, "x"], typing.List[int]), ({"a": [1]}, dict[str, list[int]]), ((1, "a"), tuple[int, str]), ((1, 2, 3), tuple[int, ...]), ("r", Literal["r", "w"]), (5, Annotated[int, "note"]), (1.5, int | float), (print, typing.Callable), ({1}, typing.Set[str])):
    print(kind, check(value, kind))


def typed(function):
    hints = get_type_hints(function)
    names = list(inspect.signature(function).parameters)

    @functools.wraps(function)
    def wrapper(*args):
        for name, value in zip(names, args):
            if name in hints and not check(value, hints[name]):
                raise TypeError(f"{name} is no {hints[name]}")
        return function(*args)

    return wrapper


@typed
def repeat(text: str, times: "int" = 2) -> str:
    return text * times


print(repeat("ab", 2), repeat.__annotations__, inspect.signature(repeat))
try:
    repeat("ab", "x")
except TypeError as error:
    print(error)


class Stack(Generic[T]):
    limit: ClassVar[int] = 3

    def __init__(self, *items: T) -> None:
        self.items: list[T] = list(items)

    def map(self, function: Callable[[T], T]) -> "Stack[T]":
        return Stack(*map(function, self.items))


class Row(NamedTuple):
    name: str
    score: float = 0.0


class Config(TypedDict, total=False):
    debug: bool
    level: int


print(Stack[int](1, 2).map(lambda x: x + 1).items, get_type_hints(Stack), get_type_hints(Stack.map), get_type_hints(Row), get_type_hints(Config), Config(debug=True), Row("a")._replace(score=1.0))
print([(f.name, f.type) for f in dataclasses.fields(dataclasses.make_dataclass("D", [("x", Optional[int]), ("y", list[str])]))], get_type_hints(lambda: 0), Stack.__parameters__, Stack[str].__args__)
