# How merge works: laziness, keys, reverse order, stability and errors in the middle.
# covers: heapq.merge
import heapq


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def loud(name, items):
    for item in items:
        print("from", name, item)
        yield item


def broken():
    yield 1
    raise KeyError("broken")


for call in (
    lambda: list(heapq.merge([1, 4], [2, 3], [])),
    lambda: list(heapq.merge()),
    lambda: list(heapq.merge([3, 1, 2])),
    lambda: list(heapq.merge("bdb", "bbb", "b")),
    lambda: list(heapq.merge([2, -5], [2, 2, 3, 4, 5], [-5, 0, 2, 4])),
    lambda: list(heapq.merge([5, 3], [4, 1], reverse=True)),
    lambda: list(heapq.merge([1, 3], [2, 4], reverse=True)),
    lambda: list(heapq.merge(["a", "ccc"], ["bb"], key=len)),
    lambda: list(heapq.merge(["ccc", "a"], ["bb"], key=len, reverse=True)),
    lambda: list(heapq.merge([(1, "a"), (2, "a")], [(1, "b"), (2, "b")], key=lambda pair: pair[0])),
    lambda: list(heapq.merge([(2, "a")], [(2, "b")], key=lambda pair: pair[0], reverse=True)),
    lambda: next(heapq.merge(loud("a", [1, 2]), loud("b", [3, 4]))),
    lambda: list(heapq.merge(loud("a", [1, 5]), loud("b", [2]))),
    lambda: list(heapq.merge(broken(), [5])),
    lambda: type(heapq.merge(5)).__name__,
    lambda: list(heapq.merge(5)),
    lambda: list(heapq.merge([1], ["a"])),
    lambda: list(heapq.merge([1], key=5)),
    lambda: heapq.merge([1], other=5),
    lambda: type(heapq.merge()).__name__,
):
    show(call)
