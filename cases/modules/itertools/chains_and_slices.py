# chain and islice: laziness, errors in the middle, and limits of every form.
# covers: itertools.chain, itertools.islice
from itertools import chain, count, islice


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


class Index:
    def __index__(self):
        return 2


def parts():
    yield "ab"
    print("asked again")
    yield 5


for call in (
    lambda: list(chain("ab", [1], {}, (2,))),
    lambda: list(chain()),
    lambda: list(chain("ab", 5)),
    lambda: next(chain("ab", 5)),
    lambda: type(chain(5)),
    lambda: next(chain(5)),
    lambda: list(chain.from_iterable(["ab", "c"])),
    lambda: list(chain.from_iterable(parts())),
    lambda: chain.from_iterable(5),
    lambda: chain.from_iterable(),
    lambda: chain.from_iterable(["a"], ["b"]),
    lambda: chain(a=1),
    lambda: next(chain.from_iterable(count() for _ in range(2))),
    lambda: chain[int],
    lambda: list(islice("abcde", 2)),
    lambda: list(islice("abcde", None)),
    lambda: list(islice("abcde", 1, None)),
    lambda: list(islice("abcde", 1, 4, 2)),
    lambda: list(islice("abcde", None, None, None)),
    lambda: list(islice("abcde", 3, 1)),
    lambda: list(islice("abcde", Index())),
    lambda: list(islice("abcde", True)),
    lambda: islice("abc", -1),
    lambda: islice("abc", -1, 2),
    lambda: islice("abc", 0, -1),
    lambda: islice("abc", -1, None),
    lambda: islice("abc", 0, 2, 0),
    lambda: islice("abc", 0, 2, -1),
    lambda: islice("abc", 0, -2, 0),
    lambda: islice("abc", "1"),
    lambda: islice("abc", 1.0),
    lambda: islice("abc", 1, 2.0),
    lambda: islice("abc", 1, 2, "x"),
    lambda: islice("abc"),
    lambda: islice("abc", 1, 2, 3, 4),
    lambda: islice(5, 1),
    lambda: islice(5, -1),
    lambda: islice("abc", stop=1),
    lambda: islice("abc", 2**70),
):
    show(call)
source = iter(range(10))
print(list(islice(source, 2, 6, 3)), next(source))
source = iter(range(10))
print(list(islice(source, 0)), next(source))
source = iter(range(10))
print(list(islice(source, 4, 2)), next(source))
