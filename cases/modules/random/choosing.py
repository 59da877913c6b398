# choice, choices, sample and shuffle: from what they choose, and what they refuse.
# covers: random.choice, random.choices, random.sample, random.shuffle
import random
from collections import deque

random.seed(5)


class Sequence:
    def __len__(self):
        return 4

    def __getitem__(self, place):
        return place * 10


def show(function, *arguments, **named):
    try:
        print(function.__name__, function(*arguments, **named))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for population in ([1, 2, 3], "abc", (7,), range(1000), Sequence(), deque("xy"), {0: "a", 1: "b"}, [], "", {1, 2}, 5, None, iter([1])):
    show(random.choice, population)
    show(random.choices, population, k=3)
    show(random.sample, population, 1)
    show(random.sample, population, k=0)
for named in ({"k": 0}, {"k": -1}, {"k": 2.0}, {"weights": [1, 2, 3]}, {"weights": [0, 0, 1], "k": 2}, {"cum_weights": [1, 2, 3], "k": 2}, {"weights": [1, 2]}, {"weights": [0, 0, 0]}, {"weights": [1, 1, -2]}, {"weights": [1, 2, float("inf")]}, {"weights": 5}, {"weights": [1, 2, 3], "cum_weights": [1, 2, 3]}, {"cum_weights": [1]}, {"weights": ["a", "b", "c"]}, {"weights": iter([1, 1, 1])}):
    show(random.choices, "abc", **named)
show(random.choices, "abc", [1, 1, 1], k=2)
show(random.choices, "abc", None, k=1, cum_weights=None)
for arguments, named in [(("abc", 2), {}), (("abc", 4), {}), (("abc", -1), {}), (("abc", 1.0), {}), (("abc",), {}), ((range(10**12), 3), {}), (("ab", 3), {"counts": [2, 5]}), (("ab", 8), {"counts": [2, 5]}), (("ab", 2), {"counts": [1]}), (("ab", 2), {"counts": [1, -1]}), (("ab", 1), {"counts": [1.5, 1]}), (("ab", 1), {"counts": [0, 0]}), (("ab", 0), {"counts": [0, 0]}), (([1, 2, 3],), {"k": 3})]:
    show(random.sample, *arguments, **named)
for items in ([1, 2, 3, 4], [], [1], bytearray(b"abc"), deque([1, 2, 3]), "abc", (1, 2), {0: 1, 1: 2}, 5):
    try:
        print(random.shuffle(items), items)
    except Exception as error:
        print(type(error).__name__, error)
show(random.shuffle, [1], None)
show(random.shuffle)
