# covers: typing.AbstractSet, typing.AsyncContextManager, typing.AsyncGenerator, typing.AsyncIterable
# covers: typing.AsyncIterator, typing.Awaitable, typing.ByteString, typing.Collection, typing.Container
# covers: typing.ContextManager, typing.Coroutine, typing.Generator, typing.Hashable, typing.ItemsView, typing.Iterable
# covers: typing.Iterator, typing.KeysView, typing.Mapping, typing.MappingView, typing.MutableMapping
# covers: typing.MutableSequence, typing.MutableSet, typing.Reversible, typing.Sequence, typing.Sized, typing.ValuesView
# Aliases of the abstract classes: their originals, how many arguments they take.
import typing
from typing import TypeVar

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

T = TypeVar("T")
NAMES = """AbstractSet AsyncContextManager AsyncGenerator AsyncIterable AsyncIterator Awaitable Collection Container
ContextManager Coroutine Generator Hashable ItemsView Iterable Iterator KeysView Mapping MappingView MutableMapping
MutableSequence MutableSet Reversible Sequence Sized ValuesView ByteString""".split()
for name in NAMES:
    alias = getattr(typing, name)
    print(name, alias, alias.__origin__, getattr(alias, "_name", None), typing.get_origin(alias))
    for count in (1, 2, 3):
        try:
            print("   ", alias[(int, str, T)[:count]])
        except TypeError as error:
            print("   ", error)
print(typing.Generator[int], typing.Generator[int, str], typing.AsyncGenerator[int], typing.ContextManager[int].__args__)
print(isinstance([], typing.Sequence), isinstance({}, typing.Mapping), issubclass(set, typing.AbstractSet), isinstance(3, typing.Hashable))
print(isinstance((i for i in ()), typing.Generator), isinstance(b"", typing.Sized), issubclass(str, typing.Collection))
for call in (lambda: typing.Iterable(), lambda: typing.Sequence[3], lambda: isinstance([], typing.Iterable[int]), lambda: typing.Sized[int]):
    show(call)


class Rows(typing.Sequence[int]):
    def __len__(self):
        return 2

    def __getitem__(self, place):
        return [5, 6][place]


print(list(Rows()), 5 in Rows(), Rows().index(6), Rows.__mro__)
