# covers: typing.TypeVarTuple, typing.Unpack, typing.Generic, typing.ParamSpec
# Classes with type parameters of their own, defaults and packs, put in and left out.
import typing
from typing import Callable, Generic, ParamSpec, TypeVar, TypeVarTuple, Unpack

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class One[T]:
    pass


class Two[K, V: int]:
    pass


class Pack[*Ts]:
    pass


class Func[**P, R]:
    pass


class Default[T = int, U = list[T]]:
    pass


for make in (lambda: One[int], lambda: Two[str, bool], lambda: Pack[int, str], lambda: Pack[()], lambda: Func[[int], str], lambda: Func[..., int], lambda: Default[str], lambda: Default[str, bytes], lambda: Default,
             lambda: One[int, str], lambda: Two[int], lambda: One[One[int]], lambda: One["later"], lambda: One[None], lambda: One[int]()):
    show(lambda: make().__class__.__name__ if isinstance(make(), One) else make())
print(One.__parameters__, Two.__type_params__[1].__bound__, Pack.__parameters__, Func.__parameters__, Default.__type_params__[1].__default__)
T, Ts, P = TypeVar("T"), TypeVarTuple("Ts"), ParamSpec("P")
print(Callable[[Unpack[Ts]], T][int, str, bool], dict[T, list[T]][int])


class Old(Generic[T, Unpack[Ts]]):
    def method(self, x: T, *args: Unpack[Ts]): ...


print(Old[int, str, bytes], Old[int, Unpack[tuple[str, ...]]], Old[int], Old.__orig_bases__, Old[T, Unpack[Ts]][int, str])
show(lambda: Old[()])


class Sub(Old[int, str], One[bytes]):
    pass


print(Sub.__orig_bases__, Sub.__mro__[1:3], typing.get_origin(Old[int]), typing.get_args(Old[int, str]))


def function[A, *B, **C](x: A, *args: *B, **kwargs: C.kwargs) -> A: ...


print(function.__type_params__, function.__annotations__["x"], function.__annotations__["kwargs"])


def clash():
    exec("class Bad[T, T]: pass")


def bare():
    class Bad(Generic):
        pass


for call in (clash, bare, lambda: type("Bad", (Generic[T], Generic[T]), {}), lambda: Generic[T][int]):
    show(call)
