# Which objects sequence and mapping patterns take, and what is asked of them.
import array
import collections.abc
import types
from collections import ChainMap, Counter, OrderedDict, UserDict, UserList, deque


def kind(subject):
    match subject:
        case [*_]:
            return "sequence"
        case {**rest}:
            return f"mapping {rest}"
        case _:
            return "neither"


class Asked(collections.abc.Sequence):
    def __len__(self):
        print("len", end=" ")
        return 5

    def __getitem__(self, place):
        print("item", place, end=" ")
        if place >= 5:
            raise IndexError
        return place

    def __iter__(self):
        print("iter", end=" ")
        return iter(range(5))


class Registered:
    def __len__(self):
        return 2

    def __getitem__(self, place):
        return place


class Below(Registered):
    pass


class Text(str):
    pass


class Queue(deque):
    pass


collections.abc.Sequence.register(Registered)
subjects = [
    deque([1]), Queue(), UserList([1]), UserDict(a=1), OrderedDict(a=1), Counter("a"), ChainMap({1: 2}),
    array.array("i", [1]), types.MappingProxyType({"a": 1}), memoryview(b"ab"), b"a", bytearray(b"a"), "a", Text("a"),
    range(3), Registered(), Below(), {}.keys(), iter([]), {1}, types.SimpleNamespace(), object(), 5,
]
for subject in subjects:
    print(type(subject).__name__, kind(subject))


def first(x):
    match x:
        case [*_]: return "any"
def second(x):
    match x:
        case [a, *_]: return a
def third(x):
    match x:
        case [*_, a, b]: return a, b
def fourth(x):
    match x:
        case [0, _, *_, 4]: return "ends"
def fifth(x):
    match x:
        case [a, *rest]: return a, rest
def sixth(x):
    match x:
        case [_, _, _, _, _]: return "five"
def seventh(x):
    match x:
        case [_, b, _, _, _]: return b
def eighth(x):
    match x:
        case [*rest]: return rest
def ninth(x):
    match x:
        case [_, _]: return "two"
        case [_, _, _, *_]: return "three or more"


for look in [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth]:
    print(look.__name__, look(Asked()))
