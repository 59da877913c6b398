# covers: typing.TypedDict, typing.Required, typing.NotRequired, typing.ReadOnly, typing.is_typeddict
# Dicts with known keys: which are required, which are inherited, what is refused.
import typing
from typing import NotRequired, ReadOnly, Required, TypedDict

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Movie(TypedDict):
    """A film."""

    name: str
    year: NotRequired[int]


class Loose(TypedDict, total=False):
    a: int
    b: Required[str]
    c: ReadOnly[list]


class Both(Movie, Loose):
    own: bytes


for kind in (Movie, Loose, Both):
    print(kind.__name__, kind.__total__, sorted(kind.__required_keys__), sorted(kind.__optional_keys__),
          sorted(kind.__readonly_keys__), sorted(kind.__mutable_keys__), kind.__annotations__, kind.__bases__)
film = Movie(name="x", year=1)
print(film, type(film), Movie({"name": 1}), Movie(), Movie.__orig_bases__ == (TypedDict,), Both.__orig_bases__, Movie.__doc__)
Made = TypedDict("Made", {"in": int, "x y": str}, total=False)
print(Made.__annotations__, Made.__total__, sorted(Made.__optional_keys__), Made.__module__)
print(typing.is_typeddict(Movie), typing.is_typeddict(dict), typing.is_typeddict(TypedDict), typing.is_typeddict(3))
print(Required[int], NotRequired[str], ReadOnly[bytes], typing.get_type_hints(Movie), typing.get_type_hints(Loose, include_extras=True))


def method():
    class Bad(TypedDict):
        x: int

        def m(self): ...


def value():
    class Bad(TypedDict):
        x: int = 3


def plain_base():
    class Bad(TypedDict, dict):
        x: int


def bad_kind():
    class Bad(TypedDict):
        x: 3


def overwritten():
    class Bad(Movie):
        name: bytes

    return Bad.__annotations__


for call in (method, value, plain_base, bad_kind, overwritten, lambda: isinstance({}, Movie), lambda: issubclass(dict, Movie),
             lambda: TypedDict("X", {"a": 3}), lambda: TypedDict("X", a=int), lambda: Required[int, str], lambda: Required(),
             lambda: Movie(1), lambda: Movie[int]):
    show(call)
T = typing.TypeVar("T")


class Group(TypedDict, typing.Generic[T]):
    key: T


print(Group[int], Group.__parameters__, Group[int](key=3), Group.__mro__)
