# covers: collections.deque
# Copies and sums of deques of a class of its own, what it shows, and what happens when a comparison changes a deque.
from collections import deque


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


def make():
    class Line(deque):
        def __init__(self, items=(), maxlen=None):
            print("made of", list(items), maxlen)
            super().__init__(items, maxlen)

    return Line


Line = make()
d = Line("abc", 4)
print(d, d.copy(), d + deque("xy"), d * 2, 2 * d, sep="\n")
d *= 3
print(d, len(d))


class Short(deque):
    def __iter__(self):
        return iter(["nothing"])


print(Short([1, 2]))


class Odd(deque):
    def __new__(cls, *args):
        return deque.__new__(cls) if not args else [42]


o = Odd()
show(lambda: o.copy())
show(lambda: o * 42)
show(lambda: o + deque([1]))


class Clearing:
    def __init__(self, target, answer):
        self.target, self.answer = target, answer

    def __eq__(self, other):
        self.target.clear()
        return self.answer


for answer in True, False:
    d = deque([1])
    d.extend([Clearing(d, answer), 3])
    show(lambda: d.remove(3))
    d.extend([1, Clearing(d, answer), 3])
    show(lambda: d.index(3))
    d.extend([1, Clearing(d, answer), 3])
    show(lambda: d.count(3))
    d.extend([1, Clearing(d, answer), 3])
    show(lambda: 3 in d)
    print(d)
