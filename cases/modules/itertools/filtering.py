# compress, dropwhile, takewhile, filterfalse and starmap: predicates, what is read, and errors.
# covers: itertools.compress, itertools.dropwhile, itertools.takewhile, itertools.filterfalse, itertools.starmap
from itertools import compress, dropwhile, filterfalse, starmap, takewhile


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class BadTruth:
    def __bool__(self):
        raise ValueError("no truth")


for call in (
    lambda: list(compress("abcdef", [1, 0, True, None, "x"])),
    lambda: list(compress("abc", [])),
    lambda: list(compress(data="ab", selectors=[0, 1])),
    lambda: list(compress("ab", [BadTruth()])),
    lambda: compress("ab"),
    lambda: compress(5, [1]),
    lambda: compress("ab", 5),
    lambda: compress("a", [1], 2),
    lambda: list(dropwhile(str.islower, "abCde")),
    lambda: list(dropwhile(None, [1])),
    lambda: list(dropwhile(bool, [])),
    lambda: dropwhile(bool, 5),
    lambda: dropwhile(bool),
    lambda: dropwhile(predicate=bool, iterable=[]),
    lambda: list(takewhile(str.islower, "abCde")),
    lambda: list(takewhile(lambda x: BadTruth(), [1])),
    lambda: list(takewhile(5, [1])),
    lambda: takewhile(bool, 5),
    lambda: list(filterfalse(None, [0, 1, "", "a", None])),
    lambda: list(filterfalse(bool, [0, 1, ""])),
    lambda: list(filterfalse(lambda x: x % 2, range(6))),
    lambda: list(filterfalse(5, [1])),
    lambda: list(filterfalse(None, [BadTruth()])),
    lambda: filterfalse(None),
    lambda: filterfalse(function=None, iterable=[]),
    lambda: list(starmap(pow, [(2, 3), [3, 2], (2, 5, 7)])),
    lambda: list(starmap(pow, ["ab"])),
    lambda: list(starmap(pow, [5])),
    lambda: list(starmap(5, [(1,)])),
    lambda: list(starmap(pow, [(1,)])),
    lambda: list(starmap(dict, [{}, ()])),
    lambda: starmap(pow),
    lambda: starmap(pow, 5),
):
    show(call)
source = iter([1, 2, 0, 3])
print(list(takewhile(bool, source)), list(source))
