# covers: inspect.getcallargs, inspect.getfullargspec, inspect.FullArgSpec, inspect.unwrap, inspect.Arguments
# covers: inspect.ArgInfo, inspect.ClosureVars, inspect.get_annotations, inspect.formatannotation
# covers: inspect.formatannotationrelativeto
# Older ways to look at parameters, and annotations as objects or text.
import functools
import inspect
import typing

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def f(a, b=2, *args, c, d=4, **kw) -> int: ...


class C:
    def m(self, x, y=1): ...


print(inspect.getfullargspec(f), inspect.getfullargspec(C.m), inspect.getfullargspec(C().m), inspect.getfullargspec(lambda x, /, y: 0), sep="\n")
show(lambda: inspect.getfullargspec(5))
show(lambda: inspect.getfullargspec(C))
for args, kwargs in (((1,), {"c": 3}), ((1, 2, 3), {"c": 4, "z": 5}), ((), {}), ((1,), {}), ((1,), {"a": 2, "c": 3})):
    show(lambda: inspect.getcallargs(f, *args, **kwargs))
for call in (lambda: inspect.getcallargs(lambda a, b: 0), lambda: inspect.getcallargs(lambda: 0, 1, 2), lambda: inspect.getcallargs(lambda a: 0, 1, b=2), lambda: inspect.getcallargs(lambda *, k, j: 0), lambda: inspect.getcallargs(lambda a, b=1: 0, 1, 2, 3)):
    show(call)
print(sorted(inspect.getcallargs(C().m, 5)), inspect.FullArgSpec._fields, inspect.Arguments._fields, inspect.ArgInfo._fields, inspect.ClosureVars._fields)


@functools.wraps(f)
def one(): ...


@functools.wraps(one)
def two(): ...


print(inspect.unwrap(two) is f, inspect.unwrap(two, stop=lambda g: g is one) is one, inspect.unwrap(5))
one.__wrapped__ = two
try:
    inspect.unwrap(two)
except ValueError as error:
    print(str(error).split(" at 0x")[0])


class Ann:
    x: int
    y: "str"
    z: "list[Ann]" = 1


def g(p: "int", q: "Ann") -> "None": ...


print(inspect.get_annotations(Ann), inspect.get_annotations(Ann, eval_str=True), inspect.get_annotations(g, eval_str=True), inspect.get_annotations(lambda: 0))
show(lambda: inspect.get_annotations(5))
show(lambda: inspect.get_annotations(g, eval_str=True, globals={}, locals={"Ann": bytes}))
show(lambda: inspect.get_annotations(len))
for annotation in (int, "text", typing.List[int], list[int], Ann, None, ..., int | None, typing.Optional[str], 5):
    print(inspect.formatannotation(annotation), inspect.formatannotationrelativeto(Ann)(annotation), end=" | ")
print(inspect.formatannotation(Ann, "__main__"), inspect.formatannotation("x", None))
