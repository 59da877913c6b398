# covers: typing.get_type_hints, typing.ForwardRef, typing.no_type_check, typing.no_type_check_decorator
# Hints are looked up in texts, in classes over their bases, and without what is extra.
import typing
from typing import Annotated, ClassVar, ForwardRef, Optional, get_type_hints

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Base:
    a: "int"
    shared: "Base"


class Child(Base):
    b: ClassVar["str"] = ""
    c: Annotated["list[Child]", "note"]
    shared: Optional["Child"]


def function(x: "Child", y: int = None, *args: "int", z: Annotated[int, 3] = 1, **kw: "str") -> "None":
    pass


print(get_type_hints(Base), get_type_hints(Child), get_type_hints(Child, include_extras=True), sep="\n")
print(get_type_hints(function), get_type_hints(function, include_extras=True), sep="\n")
print(get_type_hints(Base.__init__), get_type_hints(typing.__class__), get_type_hints(lambda: 0))
for call in (lambda: get_type_hints(3), lambda: get_type_hints("x"), lambda: get_type_hints(print)):
    show(call)


class Broken:
    x: "Missing"


show(get_type_hints, Broken)
show(get_type_hints, Broken, {"Missing": int})
show(get_type_hints, Broken, None, {"Missing": bytes})
reference = ForwardRef("int | None")
print(reference, reference.__forward_arg__, reference.__forward_evaluated__, reference == ForwardRef("int | None"), ForwardRef("a", is_argument=False))
for call in (lambda: ForwardRef("1 +"), lambda: ForwardRef(5), lambda: ForwardRef("*x"), lambda: typing.List["1 +"]):
    show(call)


@typing.no_type_check
def unchecked(x: "Missing"):
    pass


@typing.no_type_check
class Unchecked:
    x: "Missing"

    def method(self, y: "Missing"): ...


print(get_type_hints(unchecked), get_type_hints(Unchecked), get_type_hints(Unchecked.method), unchecked.__no_type_check__)
import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    wrapper = typing.no_type_check_decorator(lambda function: function)
print(wrapper(lambda x: x)(4))
