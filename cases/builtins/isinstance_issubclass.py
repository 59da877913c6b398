# Tuples, unions, nested tuples, abstract bases and errors.
from collections.abc import (
    Iterable,
    Sized,
    Sequence,
    Mapping,
    Callable,
    Hashable,
    Iterator,
    MutableMapping,
    Set,
)


class A:
    pass


class B(A):
    pass


class It:
    def __iter__(self):
        return iter(())

    def __len__(self):
        return 0


class NoHash:
    __hash__ = None


print(
    isinstance(B(), A),
    isinstance(A(), B),
    isinstance(B(), (int, (str, A))),
    isinstance(1, ()),
    isinstance(True, int),
    isinstance(1, bool),
    isinstance(1.0, int),
    isinstance(A, type),
    isinstance(type, type),
    isinstance(None, object),
    issubclass(B, (A, int)),
    issubclass(bool, int),
    issubclass(A, A),
    issubclass(int, object),
    isinstance(5, int | str),
    isinstance("s", int | None),
    issubclass(bool, int | str),
    isinstance([], list | tuple),
)
print(
    [isinstance(x, Iterable) for x in ([], "", It(), 5, iter([]), A())],
    [isinstance(x, Sized) for x in ([], It(), 5)],
    [isinstance(x, Sequence) for x in ([], (), "", range(1), {}, set())],
    [isinstance(x, Mapping) for x in ({}, [])],
    [isinstance(x, Callable) for x in (len, A, 5)],
    [isinstance(x, Hashable) for x in (1, [], (), NoHash(), A())],
    [isinstance(x, Iterator) for x in (iter([]), [], (i for i in ()))],
    isinstance({}, MutableMapping),
    isinstance(frozenset(), Set),
    issubclass(dict, Mapping),
    issubclass(It, Iterable),
)
for f in (
    lambda: isinstance(1, 1),
    lambda: isinstance(1, (int, 1)),
    lambda: isinstance(1, ("a", int)),
    lambda: issubclass(1, int),
    lambda: issubclass(int, (1,)),
    lambda: isinstance(1),
    lambda: isinstance(1, list[int]),
    lambda: isinstance(1, [int]),
    lambda: issubclass(list[int], list),
    lambda: isinstance(1, None),
    lambda: issubclass(int, None),
    lambda: isinstance(1, int | list[str]),
):
    try:
        print(f())
    except TypeError as e:
        print(e)


class S(Sequence):
    def __len__(self):
        return 3

    def __getitem__(self, i):
        if i >= 3:
            raise IndexError(i)
        return i * 10


s = S()
print(list(s), 20 in s, s.index(10), s.count(0), list(reversed(s)))
try:
    Sequence()
except TypeError as e:
    print(e)
try:

    class Half(Sequence):
        def __len__(self):
            return 0

    Half()
except TypeError as e:
    print(e)
