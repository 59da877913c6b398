# covers: inspect.signature, inspect.Signature, inspect.Parameter, inspect.BoundArguments
# Signatures are read, shown, bound and changed.
import functools
import inspect
from inspect import Parameter, Signature, signature

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def f(a, b: int = 2, /, c="x", *args: str, d, e=None, **kw) -> bool: ...


class C:
    def __init__(self, x, *, y=1): ...

    def method(self, p, q=3): ...

    @classmethod
    def make(cls, z): ...

    @staticmethod
    def plain(w): ...

    def __call__(self, v): ...


for thing in (f, C, C.method, C(1).method, C.make, C.plain, C(1), lambda: 0, lambda *, k: 0, functools.partial(f, 1, d=4), functools.partial(C.method, q=5)):
    show(lambda: str(signature(thing)))
for name, p in signature(f).parameters.items():
    print(name, p, repr(p), p.kind, p.kind.description, p.default, p.annotation)
s = signature(f)
print(repr(s), s.return_annotation, list(s.parameters), s == signature(f), hash(s) == hash(signature(f)))
for args, kwargs in (((1,), {"d": 2}), ((1, 2, 3, 4, 5), {"d": 6, "z": 7}), ((), {}), ((1,), {"a": 2, "d": 1}), ((1, 2), {"c": 3, "d": 4, "e": 5}), ((1, 2, 3), {"c": 1, "d": 2})):
    show(lambda: s.bind(*args, **kwargs))
    show(lambda: s.bind_partial(*args, **kwargs).arguments)
b = s.bind(1, d=2)
b.apply_defaults()
print(b, b.args, b.kwargs, b.signature is s, b == s.bind(1, d=2))
print(s.replace(return_annotation=Signature.empty), s.replace(parameters=list(s.parameters.values())[:2]), Parameter("p", Parameter.POSITIONAL_ONLY, default=3, annotation=int))
P = Parameter
for call in (lambda: P("1x", P.KEYWORD_ONLY), lambda: P("x", 9), lambda: P(5, P.KEYWORD_ONLY), lambda: P("class", P.KEYWORD_ONLY), lambda: P("x", P.VAR_KEYWORD, default=1), lambda: P("x", P.KEYWORD_ONLY).replace(kind=P.VAR_POSITIONAL),
             lambda: Signature([P("a", P.KEYWORD_ONLY), P("b", P.POSITIONAL_ONLY)]), lambda: Signature([P("a", P.KEYWORD_ONLY), P("a", P.KEYWORD_ONLY)]), lambda: Signature([P("a", P.POSITIONAL_ONLY, default=1), P("b", P.POSITIONAL_ONLY)]),
             lambda: signature(5), lambda: signature("x"), lambda: signature(int), lambda: Signature([5]), lambda: signature(), lambda: Signature.from_callable(f), lambda: signature(type), lambda: signature(print), lambda: signature(len)):
    show(call)
print(Parameter.empty is Signature.empty is inspect._empty, [k.name for k in (P.POSITIONAL_ONLY, P.POSITIONAL_OR_KEYWORD, P.VAR_POSITIONAL, P.KEYWORD_ONLY, P.VAR_KEYWORD)])


@functools.wraps(f)
def wrapper(*args, **kwargs): ...


print(signature(wrapper), signature(wrapper, follow_wrapped=False))
wrapper.__signature__ = Signature([P("own", P.POSITIONAL_ONLY)])
print(signature(wrapper))


class Meta(type):
    def __call__(cls, *, made): ...


class ByMeta(metaclass=Meta): ...


class ByNew:
    def __new__(cls, n): ...


print(signature(ByMeta), signature(ByNew), signature(type("Empty", (), {})), s.format(max_width=20) if hasattr(s, "format") else "")
