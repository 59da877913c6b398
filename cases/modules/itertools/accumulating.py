# accumulate, pairwise and batched: functions, initial values, laziness and strictness.
# covers: itertools.accumulate, itertools.pairwise, itertools.batched
import operator
from itertools import accumulate, batched, pairwise


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def loud(items):
    for item in items:
        print("gives", item)
        yield item


for call in (
    lambda: list(accumulate([1, 2, 3])),
    lambda: list(accumulate([])),
    lambda: list(accumulate([], initial=5)),
    lambda: list(accumulate([1, 2], initial=None)),
    lambda: list(accumulate("abc")),
    lambda: list(accumulate([3, 1, 2], max)),
    lambda: list(accumulate([3, 1, 2], func=operator.mul, initial=10)),
    lambda: list(accumulate([1, 2], None)),
    lambda: list(accumulate(iterable=[1, 2])),
    lambda: list(accumulate([1, "a"])),
    lambda: list(accumulate([1, 2], 5)),
    lambda: list(accumulate([[1], [2]])),
    lambda: accumulate(5),
    lambda: accumulate(),
    lambda: accumulate([1], None, 5),
    lambda: accumulate([1], start=5),
    lambda: next(accumulate(loud([1, 2, 3]))),
    lambda: list(pairwise("abcd")),
    lambda: list(pairwise("a")),
    lambda: list(pairwise("")),
    lambda: pairwise(5),
    lambda: pairwise(),
    lambda: pairwise(iterable="ab"),
    lambda: next(pairwise(loud([1, 2, 3]))),
    lambda: list(batched("abcde", 2)),
    lambda: list(batched("abcd", 2, strict=True)),
    lambda: list(batched("abcde", 2, strict=True)),
    lambda: list(batched("", 3)),
    lambda: list(batched("ab", n=5)),
    lambda: batched("ab", 0),
    lambda: batched("ab", -1),
    lambda: batched("ab", 1.5),
    lambda: batched("ab"),
    lambda: batched("ab", 1, True),
    lambda: batched(5, 1),
    lambda: list(batched(iterable="abc", n=True)),
    lambda: next(batched(loud([1, 2, 3]), 2)),
):
    show(call)
