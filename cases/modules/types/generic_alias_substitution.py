# Variables of an alias are replaced: those that stand for several types gather them, those with defaults add them.
# covers: types.GenericAlias
import types
from typing import Annotated, Callable, Concatenate, ParamSpec, Tuple, TypeVar, TypeVarTuple, Union, Unpack

T, S = TypeVar("T"), TypeVar("S")
D = TypeVar("D", default=int)
Ts = TypeVarTuple("Ts")
P = ParamSpec("P")


def tried(alias, *items):
    for item in items:
        try:
            print("  ", item, "->", alias[item])
        except TypeError as error:
            print("  ", item, "->", "TypeError:", error)


aliases = [
    tuple[int, *Ts], tuple[T, *Ts], tuple[*Ts, T], tuple[T, *Ts, S], list[T], dict[T, S], dict[T, list[S]],
    dict[T, D], tuple[*tuple[T, ...]], list[Callable[P, T]], list[T | int], list[Union[T, S]], list[Annotated[T, 1]],
    tuple[Tuple[*Ts], T], list[Callable[Concatenate[int, P], int]], list[T] | None,
    tuple[*Ts] | dict[T, S], tuple[()], list[int], tuple[[T], S],
]
for alias in aliases:
    print(alias, alias.__parameters__)
    tried(alias, int, (int, str), (int, str, float), (), (int, [str, bytes]), [int], ..., None, "x", T, P)
    tried(alias, (*tuple[int, ...],), (*tuple[int, str],), (int, *tuple[str, ...], bytes), (*Ts,))
print(tuple[T, *Ts] == tuple[T, *Ts], hash(tuple[*Ts]) == hash(tuple[*Ts]))
starred = next(iter(tuple[T, int]))
print(starred[str], starred[str].__unpacked__, starred.__typing_unpacked_tuple_args__)
walker = iter(list[int])
print(walker.__reduce__(), next(walker), walker.__reduce__())
print(tuple.__class_getitem__((1, 2)), sorted(set(dir(list[int])) - set(dir(list))))


class Mine(types.GenericAlias):
    def method(self):
        return "mine"


print(Mine(list, T), type(Mine(list, T)).__name__, Mine(list, T)[int], type(Mine(list, T)[int]).__name__)
print(Mine(list, int) == list[int], Mine(list, int)("ab"), type(Mine(list, int).append))
