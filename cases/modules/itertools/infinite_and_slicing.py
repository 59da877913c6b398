# count, cycle, repeat, islice, takewhile, dropwhile, accumulate, pairwise, batched.
from itertools import *
import operator

print(
    list(islice(count(5, 2), 3)),
    list(islice(count(0.5), 2)),
    list(islice(cycle("ab"), 5)),
    list(repeat(7, 3)),
    list(islice(repeat("x"), 2)),
    list(islice("abcdef", 1, None, 2)),
    list(islice("abc", 10)),
    list(islice("abc", 1, 2)),
    list(islice("abc", None)),
    list(takewhile(lambda x: x < 3, [1, 2, 5, 1])),
    list(dropwhile(lambda x: x < 3, [1, 2, 5, 1])),
    list(accumulate([1, 2, 3])),
    list(accumulate([1, 2, 3], operator.mul)),
    list(accumulate("abc")),
    list(accumulate([], initial=5)),
    list(accumulate([1, 2], initial=10)),
    list(accumulate([3, 1, 4, 1], max)),
    list(pairwise("abcd")),
    list(pairwise("a")),
    list(batched("abcdefg", 3)),
    list(filterfalse(None, [0, 1, ""])),
    list(compress("abcd", [1, 0, 1])),
    list(starmap(pow, [(2, 3), (3, 2)])),
    list(zip_longest("abc", [1], fillvalue="-")),
    list(zip_longest()),
    list(chain("ab", [1], ())),
    list(chain.from_iterable(["ab", "c"])),
    list(chain()),
)
print(
    count(5),
    count(1, 2),
    repeat(3, 2),
    repr(cycle("a"))[:18],
    next(count(10**20)),
    list(map(operator.add, count(), "" or [1, 2])),
    list(cycle("")),
    next(cycle([1])),
    list(zip(count(), "ab")),
    count(-1, -1).__next__(),
    list(repeat(1, 0)),
    list(repeat(1, -5)),
    list(islice(count(1, 0), 2)),
)
it = iter(range(10))
print(list(islice(it, 3)), next(it), list(takewhile(lambda x: x < 6, it)), list(it))
for f in (
    lambda: islice("a", -1),
    lambda: islice("a", "b"),
    lambda: list(batched("a", 0)),
    lambda: count("a"),
    lambda: repeat(),
    lambda: list(batched("abc", 2, strict=True)),
    lambda: islice("a"),
    lambda: islice("a", 0, 1, 0),
    lambda: cycle(5),
    lambda: accumulate(5),
    lambda: list(accumulate([1, "a"])),
    lambda: chain.from_iterable(5),
    lambda: list(chain(1)),
    lambda: pairwise(1),
    lambda: list(starmap(pow, [1])),
    lambda: zip_longest("a", foo=1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
