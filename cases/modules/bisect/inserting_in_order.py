# insort in both directions, with keys and on objects that are no lists.
# covers: bisect.insort, bisect.insort_left, bisect.insort_right
import bisect


class Own:
    def __init__(self, *items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __getitem__(self, place):
        return self.items[place]

    def insert(self, place, item):
        print("insert", place, item)
        self.items.insert(place, item)

    def __repr__(self):
        return f"Own{self.items}"


def show(make, *arguments, **named):
    for name in ("insort", "insort_left", "insort_right"):
        items = make()
        try:
            print(name, getattr(bisect, name)(items, *arguments, **named), items)
        except Exception as error:
            print(name, type(error).__name__, error, items)


show(lambda: [1, 2, 2, 3], 2)
show(lambda: [1.0, 2.0], 2)
show(lambda: [], 5)
show(lambda: [1, 2, 3], 0, 1)
show(lambda: [1, 2, 3], 9, 0, 2)
show(lambda: [1, 2, 3], 0, -1)
show(lambda: ["a", "ccc"], "bb", key=len)
show(lambda: ["a", "ccc"], 5, key=len)
show(lambda: [3, 2, 1], 2, key=lambda x: -x)
show(lambda: Own(1, 3), 2)
show(lambda: (1, 3), 2)
show(lambda: "ac", "b")
show(lambda: [1, 3], "x")
show(lambda: [1, 3])
show(lambda: [1, 3], x=2)
show(lambda: [1, 3], 2, lo=0, hi=1)


class Sub(list):
    def insert(self, place, item):
        print("own insert", place, item)
        super().insert(place, item)


show(lambda: Sub([1, 3]), 2)
print(bisect.bisect is bisect.bisect_right, bisect.insort is bisect.insort_right, bisect.bisect.__name__, bisect.insort.__name__)
