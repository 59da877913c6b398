# Which objects patterns of several items match, and how much of them they look at.
import array
import collections
import collections.abc as abc


def kind(subject):
    match subject:
        case [*_]:
            return "sequence"
        case {}:
            return "mapping"
    return "neither"


subjects = [
    [], (), range(2), "ab", b"ab", bytearray(b"a"), memoryview(b"a"), {}, {1}, array.array("i"),
    collections.deque(), collections.UserList(), collections.UserDict(), collections.UserString("s"),
    collections.ChainMap(), collections.OrderedDict(), type.__dict__, {}.keys(), iter([]), 5,
]
print([kind(subject) for subject in subjects])


class Plain:
    pass


class Below(Plain):
    pass


print(kind(Plain()), kind(Below()))
abc.Sequence.register(Plain)


class Later(Below):
    pass


print(kind(Plain()), kind(Below()), kind(Later()))


class ListFirst(list, abc.Mapping):
    pass


class DictFirst(collections.UserDict, abc.Sequence):
    pass


for cls in (ListFirst, DictFirst):
    cls.__abstractmethods__ = frozenset()
    print(cls.__name__, kind(cls()))


class Watched(abc.Sequence):
    def __getitem__(self, place):
        print("item", place)
        return place * 10

    def __len__(self):
        print("length")
        return 5


match Watched():
    case [first, *_, last]:
        print(first, last)
match Watched():
    case [_, second, *_, _]:
        print(second)
match Watched():
    case [*_]:
        print("any")
match Watched():
    case [_, _, _]:
        print("three")
    case [_, _, _, _, _]:
        print("five")
match [1, 2, 3, 4]:
    case [a, *_, b, c]:
        print(a, b, c)
for bad in ("case -1 ** 2: pass", "case 1 * 2j: pass", "case -1j + 2: pass"):
    try:
        compile("match 0:\n    " + bad, "pattern", "exec")
    except SyntaxError as error:
        print(bad, error.msg, error.offset, error.end_offset)
