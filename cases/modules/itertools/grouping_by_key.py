# How groupby works: groups end when the next is asked for; keys are compared with ==.
# covers: itertools.groupby
from itertools import groupby


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def fail(value):
    raise KeyError(value)


for call in (
    lambda: [(key, list(group)) for key, group in groupby("aaBbc", str.lower)],
    lambda: [(key, list(group)) for key, group in groupby([])],
    lambda: [(key, list(group)) for key, group in groupby([1, 1.0, True, 2], key=None)],
    lambda: [list(group) for _, group in list(groupby("aab"))],
    lambda: [key for key, _ in groupby([float("nan")] * 2)],
    lambda: next(groupby("a", fail)),
    lambda: next(groupby("a", 5)),
    lambda: groupby(5),
    lambda: groupby(),
    lambda: groupby("a", None, 5),
    lambda: [key for key, _ in groupby(iterable="aab", key=ord)],
):
    show(call)
groups = groupby("aaabb")
key, first = next(groups)
print(key, next(first))
key, second = next(groups)
print(key, list(first), list(second), next(groups, "end"))
groups = groupby("aab")
_, first = next(groups)
print(next(first), next(first), next(first, "done"), next(groups)[0])


class Odd:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        print("compares", self.name, other.name)
        return True


print([len(list(group)) for _, group in groupby([Odd(1), Odd(2), Odd(3)])])
