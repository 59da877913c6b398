# bisect in both directions: limits, keys, descending or mixed lists, and what is refused.
# covers: bisect.bisect, bisect.bisect_left, bisect.bisect_right
import bisect


def show(*arguments, **named):
    for name in ("bisect", "bisect_left", "bisect_right"):
        try:
            print(name, getattr(bisect, name)(*arguments, **named))
        except Exception as error:
            print(name, type(error).__name__, error)


class Sequence:
    def __len__(self):
        return 10

    def __getitem__(self, place):
        print("looks at", place)
        return place * place


show([1, 2, 2, 3], 2)
show([], 5)
show([1, 2, 3], 9)
show([1, 2, 3], 2, 2)
show([1, 2, 3], 2, 0, 1)
show([1, 2, 3], 2, hi=2)
show([1, 2, 3], 2, lo=1, hi=None)
show([1, 2, 3], 2, -1)
show([1, 2, 3], 2, 0, -1)
show([1, 2, 3], 2, 0, -2)
show([1, 2, 3], 2, 5)
show([1, 2, 3], 9, 0, 5)
show(["a", "bb", "ccc"], 2, key=len)
show(["a", "bb", "ccc"], 2, 0, 3, key=None)
show(["a", "bb"], 2, 0, 2, len)
show("abc", "b")
show((1, 2), 1.5)
show(Sequence(), 16)
show(5, 1)
show({1: 2}, 1)
show([1, "a"], 2)
show([1, 2], "a")
show([1, 2], 1, key=5)
show([1, 2], 1, "0")
show([1, 2], 1, 0, 1.5)
show([1, 2])
show(a=[1, 2], x=1)
show([float("nan"), 1], 1)
show([1, 2, 3], 2, lo=10**30)
show([1, 2, 3], 2, lo=None)


class Wrong:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return [1] if self.value < getattr(other, "value", other) else []


show([Wrong(1), Wrong(3)], Wrong(2))
