# covers: typing.Callable, typing.Concatenate, typing.ParamSpec, typing.ParamSpecArgs, typing.ParamSpecKwargs
# Shapes of functions, with parameters that stand for parameters.
import typing
from typing import Any, Callable, Concatenate, ParamSpec, TypeVar, get_args, get_origin

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

P = ParamSpec("P")
T = TypeVar("T")
for kind in (Callable, Callable[[int, str], bool], Callable[..., Any], Callable[[], None], Callable[P, T],
             Callable[Concatenate[int, P], T], Callable[[T], list[T]]):
    print(kind, get_origin(kind), get_args(kind), getattr(kind, "__parameters__", None))
print(Callable[[T], T][int], Callable[P, T][[int, str], bool], Callable[P, int][...])
show(lambda: Callable[P, T][int, str])
print(Callable[Concatenate[int, P], T][[str], bytes])
print(P, P.__name__, P.args, P.kwargs, type(P.args), P.args.__origin__ is P, P.args == P.args, P.args == P.kwargs)
print(P.__bound__, P.__covariant__, P.__contravariant__, P.__infer_variance__, P.has_default(), P.__default__)
print(ParamSpec("Q", covariant=True), ParamSpec("Q", contravariant=True), ParamSpec("Q", infer_variance=True))
print(ParamSpec("D", default=[int]).__default__, ParamSpec("D", bound=int).__bound__)
for call in (lambda: Callable[int], lambda: Callable[[int]], lambda: Callable[int, str], lambda: Callable[[int], str, int],
             lambda: Concatenate[int], lambda: Concatenate[()], lambda: Concatenate[int, str], lambda: ParamSpec(),
             lambda: ParamSpec(5), lambda: isinstance(print, Callable[[], int]),
             lambda: isinstance(print, Callable), lambda: issubclass(int, Callable), lambda: Callable()):
    show(call)
print(Callable[[int], str] == Callable[[int], str], Callable[[int], str] == Callable[[str], str])
print(hash(Callable[[int], str]) == hash(Callable[[int], str]), typing.Callable[[int], str].__args__)
