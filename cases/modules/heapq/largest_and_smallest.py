# nlargest and nsmallest: keys, ties, counts of every kind.
# covers: heapq.nlargest, heapq.nsmallest
import heapq


def show(*arguments, **named):
    for name in ("nlargest", "nsmallest"):
        try:
            print(name, getattr(heapq, name)(*arguments, **named))
        except Exception as error:
            print(name, type(error).__name__, error)


show(2, [3, 1, 2])
show(0, [3, 1, 2])
show(-1, [3, 1, 2])
show(9, [3, 1, 2])
show(1, [])
show(1, [3, 1, 2])
show(1, [], key=len)
show(2, ["bb", "a", "ccc", "dd"], key=len)
show(1, ["bb", "a", "cc"], len)
show(2, ["bb", "a", "cc"], key=None)
show(2, {3: 1, 1: 2})
show(2, iter([5, 6, 7]))
show(2, "hello")
show(True, [3, 4])
show(None, [3, 1, 2])
show("2", [3, 1, 2])
show(1.0, [3, 1, 2])
show(1.5, [3, 1, 2])
show(2, 5)
show(2, [1, "a", 2])
show(2, [1, 2, 3], 5)
show(2)
show(n=1, iterable=[1, 2])
show(2, [(1, "b"), (1, "a"), (1, "c")], key=lambda pair: pair[0])
show(3, [2, 2.0, True, 1])
show(2, (x for x in [3, 1, 2]))
show(10**30, [2, 1])
