# What variables of types say because they are written in C.
# covers: typing.TypeVar, typing.TypeVarTuple, typing.ParamSpec, typing.ParamSpecArgs, typing.TypeAliasType
import typing


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


show(lambda: typing.TypeVar())
show(lambda: typing.TypeVar("T", nope=1))
show(lambda: typing.TypeVar(5))
show(lambda: typing.TypeVar("T", int))
show(lambda: typing.TypeVarTuple())
show(lambda: typing.TypeVarTuple("T", 1))
show(lambda: typing.ParamSpec())
show(lambda: typing.TypeAliasType("A"))
show(lambda: typing.TypeAliasType("A", 1, 2))
show(lambda: typing.ParamSpecArgs())
T = typing.TypeVar("T")
show(lambda: T.nope)
show(lambda: T.has_default(1))
show(lambda: T < 5)
show(lambda: T | None)
show(lambda: None | T)
show(lambda: type("Sub", (typing.TypeVar,), {}))
show(lambda: type("Sub", (T,), {}))
show(lambda: setattr(typing.TypeVar, "nope", 1))
show(lambda: typing.TypeVar.__new__(5))
show(lambda: typing.TypeVar.has_default)
show(lambda: list(typing.TypeVarTuple("Ts")))
P = typing.ParamSpec("P")
show(lambda: (P.args, P.kwargs, P.args.__origin__ is P, P.args == P.args, P.args == P.kwargs))
show(lambda: P.nope)
type Alias = int
show(lambda: Alias.nope)
show(lambda: setattr(Alias, "__value__", 1))
show(lambda: Alias | None)
show(lambda: Alias[int])
show(lambda: type(Alias).__value__)
