# Attributes of variables of types and of type aliases: which can be set, which only read, and what has no dict.
# covers: typing.TypeVar, typing.TypeVarTuple, typing.ParamSpec, typing.ParamSpecArgs, typing.TypeAliasType
from typing import ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType, TypeVar, TypeVarTuple

T, Ts, P, A = TypeVar("T"), TypeVarTuple("Ts"), ParamSpec("P"), TypeAliasType("A", int)


def shown(action, *args):
    try:
        print(action.__name__, *args, "->", action(*args))
    except Exception as error:
        print(action.__name__, *args, "->", type(error).__name__ + ":", error)


for one in (T, Ts, P, A, P.args):
    for name in ("__name__", "__bound__", "__constraints__", "__covariant__", "__default__", "__origin__", "__value__"):
        if hasattr(one, name):
            shown(setattr, one, name, 1)
            shown(delattr, one, name)
    shown(setattr, one, "foo", 1)
    shown(delattr, one, "nope")
    shown(getattr, one, "nope")
    shown(vars, one)
for name in ("__class__", "__doc__", "__module__", "__type_params__", "__parameters__"):
    shown(setattr, A, name, int)
for cls in (TypeVar, TypeVarTuple, ParamSpec, ParamSpecArgs, TypeAliasType):
    shown(type, "X", (cls,), {})
    print(cls.__mro__, sorted(name for name in vars(cls) if name not in ("__doc__", "__module__", "__hash__")))
    print(cls.__dict__["__repr__"], [kind for name in ("__name__", "__bound__", "args") if (kind := vars(cls).get(name))])
    shown(cls)
    shown(cls, None)
shown(hash, P.args)
print(P.args == ParamSpecArgs(P), P.args == ParamSpecKwargs(P), P.args is P.args, repr(ParamSpecKwargs(1)))
shown(P.args.__mro_entries__, ())
shown(T.__mro_entries__, ())
shown(T.__typing_subst__)
shown(T.__typing_subst__, ())
shown(Ts.__typing_subst__, 1)
shown(P.__typing_subst__, 1)
shown(T.__typing_prepare_subst__)
shown(T.__typing_prepare_subst__, list[T], ())
shown(P.__typing_prepare_subst__, 1, 2)
print(T.has_default(), TypeVar("D", default=None).has_default(), TypeVar("T", "x", "y").__constraints__)


def f[Q: (int, str) = int, *R = *tuple[int], **S = [str]](): ...


print([(one, one.has_default(), one.__default__) for one in f.__type_params__], f.__type_params__[0].__constraints__)
