# covers: typing.TypeAliasType
# The type statement makes lazy aliases with parameters of their own.
import typing
from typing import TypeAliasType, TypeVar

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

type Number = int | float
type Pairs[K, V] = list[tuple[K, V]]
type Tree = dict[str, Tree] | None
type Lazy = Missing
type Many[*Ts, **P] = tuple[*Ts]
print(Number, Number.__value__, Number.__name__, Number.__type_params__, Number.__module__, type(Number))
print(Pairs, Pairs.__type_params__, Pairs[int, str], Pairs[int, str].__origin__, Pairs[int, str].__args__, Pairs.__value__, Pairs.__parameters__)
print(Tree.__value__, Many.__type_params__, Many.__value__, Number | None, None | Number, list[Number])
show(lambda: Lazy.__value__)
Missing = int
print(Lazy.__value__)
for call in (lambda: isinstance(3, Number), lambda: Number[int], lambda: setattr(Number, "__value__", 3),
             lambda: setattr(Number, "x", 3), lambda: TypeAliasType("X"), lambda: TypeAliasType(3, int), lambda: Pairs[int],
             lambda: type("S", (Number,), {})):
    show(call)
T = TypeVar("T")
made = TypeAliasType("made", list[T], type_params=(T,))
print(made, made.__value__, made.__type_params__, made[int], typing.get_origin(made[int]), typing.get_args(made[int]))


def generic[T: (int, str), U: int = bool](x: T) -> U: ...


class Holder[T]:
    def put[S](self, x: T, y: S) -> S: ...


print(generic.__type_params__, [(p.__bound__, p.__constraints__, p.__default__) for p in generic.__type_params__])
print(Holder.__type_params__, Holder.put.__type_params__, Holder.__orig_bases__, Holder[int], generic.__annotations__)
