# covers: typing.Optional, typing.Union, typing.get_args, typing.get_origin, typing.Any, typing.NoReturn, typing.Never
# Unions are flat and without doubles; what they show and how they compare.
import typing
from typing import Any, Literal, Never, NoReturn, Optional, Union, get_args, get_origin

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for kind in (Optional[int], Union[int, str], Union[int, Union[str, None]], Union[int, int], Union[int], Optional[None],
             Union["Later", None], Union[int, bool], Union[list[int], typing.List[int]], int | None, int | str | int,
             Optional[Union[int, str]], Union[int, Any], list[int] | None):
    print(kind, get_origin(kind), get_args(kind), type(kind).__name__)
print(Union[int, str] == Union[str, int], hash(Union[int, str]) == hash(Union[str, int]), Union[int, str] == int | str)
print(Optional[int] == Union[None, int], Union[int, None] is Union[int, None], Optional[str].__args__)
print(isinstance(3, int | str), isinstance(3.5, Union[int, str]), issubclass(bool, Union[int, str]))
for name in (lambda: Union[()], lambda: Optional[int, str], lambda: Union[3], lambda: Union, lambda: Union(),
             lambda: isinstance(1, Union), lambda: isinstance(1, Optional[list[int]]), lambda: Optional[...],
             lambda: Any[int], lambda: Any(), lambda: isinstance(1, Any), lambda: NoReturn[int], lambda: Never(),
             lambda: isinstance(1, Never), lambda: Union[int, str][int]):
    show(name)
print(Any, NoReturn, Never, typing.NoReturn is typing.Never, repr(Optional))
print(get_origin(int), get_args(int), get_origin(Literal[1, "a"]), get_args(Literal[1, "a"]))


class Loose(Any):
    pass


print(Loose.__mro__, type(Loose()).__name__)
