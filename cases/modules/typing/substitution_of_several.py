# What stands for a TypeVarTuple or a ParamSpec in the brackets of an alias, of a class and of a built-in type.
# covers: typing.TypeVarTuple, typing.ParamSpec, typing.Unpack, typing.Concatenate
from typing import Callable, Concatenate, Dict, Generic, List, ParamSpec, Tuple, TypeVar, TypeVarTuple, Unpack

T, K = TypeVar("T"), TypeVar("K")
P = ParamSpec("P")
Ts = TypeVarTuple("Ts")
D = TypeVar("D", default=int)
PD = ParamSpec("PD", default=[int, str])
TsD = TypeVarTuple("TsD", default=Unpack[tuple[int, str]])


class A(Generic[T, K]): ...
class B(Generic[T, *Ts]): ...
class C(Generic[P]): ...
class M(Generic[T, P]): ...
class E(Generic[T, D]): ...
class F(Generic[T, PD]): ...
class G(Generic[T, *TsD]): ...
class H(Generic[*Ts, T]): ...
class I(Generic[T, *Ts, K]): ...


TEXTS = """
tuple[int, *Ts][str] | tuple[int, *Ts][str, bytes] | tuple[int, *Ts][()] | tuple[*Ts][()] | tuple[*Ts, T][()]
tuple[T, *Ts, K][int] | tuple[T, *Ts, K][int, str] | tuple[T, *Ts, K][int, str, float] | tuple[*Ts][T, *Ts]
tuple[int, *Ts][*tuple[int, str]] | tuple[T, *Ts][*tuple[int, ...]] | tuple[T, *Ts, K][*tuple[int, ...]]
tuple[T, *Ts, K][str, *tuple[int, ...]] | tuple[T, K][*tuple[int, ...]] | tuple[T, K][*tuple[int, str]] | tuple[T][*Ts]
Tuple[int, *Ts][str] | Tuple[*Ts, T, *Ts][int, str] | Tuple[T, Unpack[Ts]][Unpack[Tuple[int, str]]] | Tuple[T][Unpack[Ts]]
list[T][None] | list[T]['x'] | list[T][[int]] | List[T][[int]] | list[T][int, str] | dict[T, K][int] | Dict[T, List[K]][int, str]
Callable[P, T][[int], str] | Callable[P, T][int, str] | Callable[P, T][..., str] | Callable[P, T][P, str] | Callable[P, int][()]
Callable[P, int][int, str] | Callable[P, int][[]] | Callable[[*Ts], T][int, str, bytes] | Callable[[*Ts], T][int]
Callable[Concatenate[int, P], T][[str], bytes] | Callable[Concatenate[T, P], K][int, Concatenate[str, P], bytes]
Concatenate[int, P][str] | Concatenate[int, P][...] | Concatenate[int, P][Concatenate[str, P]] | Unpack[Ts][int]
A[int] | A[()] | A[T, T][str] | B[int] | B[()] | B[int, str, bytes] | B[*tuple[int, ...]] | B[*tuple[int, str]]
C[int] | C[int, str] | C[[int]] | C[...] | C[()] | C[[]] | C['x'] | M[int, [str]] | M[int, str] | M[int] | M[int, [str], int]
E[int] | E[()] | F[int] | F[int, [str]] | G[int] | G[int, str] | G[()] | H[int] | H[()] | I[int] | I[int, str, float, bytes]
"""
for text in [one for line in TEXTS.strip().splitlines() for one in line.split(" | ")]:
    try:
        made = eval(text)
        print(text, "->", made, getattr(made, "__parameters__", None))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error)
for made in ((T | int)[str], (T | None)[int], (list[T] | None)[int], int | T, list[int] | T, (int | str) | T):
    print(made, type(made).__name__)
