# covers: typing.TypeVar, typing.TypeVarTuple, typing.Unpack, typing.AnyStr, typing.NoDefault, typing.Generic
# Variables with bounds, constraints, variance and defaults, and packs of them.
from typing import AnyStr, Generic, NoDefault, TypeVar, TypeVarTuple, Unpack, get_args

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

T = TypeVar("T")
N = TypeVar("N", bound="Later")
C = TypeVar("C", int, str)
for var in (T, N, C, AnyStr, TypeVar("V", covariant=True), TypeVar("W", contravariant=True),
            TypeVar("I", infer_variance=True), TypeVar("D", default=int)):
    print(var, var.__name__, var.__bound__, var.__constraints__, var.__covariant__, var.__contravariant__,
          var.__infer_variance__, var.has_default(), var.__default__, var.__module__)
print(NoDefault, type(NoDefault), NoDefault is T.__default__)
for call in (lambda: TypeVar("A", int), lambda: TypeVar("A", int, str, bound=int), lambda: TypeVar(),
             lambda: TypeVar(3), lambda: TypeVar("A", covariant=True, contravariant=True),
             lambda: TypeVar("A", covariant=True, infer_variance=True), lambda: TypeVar("A", bound=3),
             lambda: isinstance(3, T), lambda: TypeVar("A", 3, 4), lambda: Generic[int], lambda: Generic[()],
             lambda: Generic[T, T], lambda: NoDefault()):
    show(call)
Ts = TypeVarTuple("Ts")
print(Ts, Ts.__name__, *Ts, Unpack[Ts], list(Ts), TypeVarTuple("Td", default=Unpack[tuple[int, str]]).__default__)


class Box(Generic[T]):
    pass


class Pair(Generic[T, Unpack[Ts]]):
    pass


class Late(Generic[T, *Ts]):
    pass


print(Box[int], Box[T], Box[list[T]][str], Box[int].__origin__, Box.__parameters__, Box[int]() .__orig_class__)
print(Pair[int], Pair[int, str, bytes], Pair[int, Unpack[tuple[str, ...]]], Pair.__parameters__, get_args(Pair[int, str]))
print(Late[int, str] == Late[int, str], hash(Late[int]) == hash(Late[int]), Box.__orig_bases__)
for call in (lambda: Box[int, str], lambda: Box[()], lambda: Box[int][str], lambda: Pair[()], lambda: Box[3], lambda: Unpack[3, 4],
             lambda: isinstance(Box(), Box[int]), lambda: issubclass(Box, Box[int])):
    show(call)


class Sub(Box[int]):
    pass


print(Sub.__bases__, Sub.__orig_bases__, Sub.__mro__, Sub.__parameters__)
print(T | int, int | T, "x" | T, T | None)
