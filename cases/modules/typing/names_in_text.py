# Types named in text know the module of the class that names them.
from __future__ import annotations
import typing
class TD(typing.TypedDict): a: int
class NT(typing.NamedTuple): a: int
print(TD.__annotations__, NT.__annotations__)
TD2 = typing.TypedDict("TD2", {"a": "int"}); print(TD2.__annotations__)
NT2 = typing.NamedTuple("NT2", [("a", "int")]); print(NT2.__annotations__)
print(typing.get_type_hints(TD), typing.Optional["x"], typing.ForwardRef("x"), typing.ForwardRef("x", module="m"), typing.List["y"])
