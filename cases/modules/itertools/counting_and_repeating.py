# count, cycle and repeat: kinds of numbers, how they are shown, and what is refused.
# covers: itertools.count, itertools.cycle, itertools.repeat
from decimal import Decimal
from fractions import Fraction
from itertools import count, cycle, islice, repeat
from operator import length_hint


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def first(iterator, number=3):
    return list(islice(iterator, number))


for call in (
    lambda: first(count()),
    lambda: first(count(5, -2)),
    lambda: first(count(1.5, 0.25)),
    lambda: first(count(0.1, 0.1), 4),
    lambda: first(count(2**63 - 1)),
    lambda: first(count(2**63 - 2, 1)),
    lambda: first(count(True)),
    lambda: first(count(1j, 2)),
    lambda: first(count(Fraction(1, 2), Fraction(1, 3))),
    lambda: first(count(Decimal("1.1"), Decimal("0.1"))),
    lambda: first(count(step=3)),
    lambda: first(count(start=3, step=0)),
    lambda: count("a"),
    lambda: count(1, "a"),
    lambda: count(None),
    lambda: count(1, 2, 3),
    lambda: count(begin=1),
    lambda: (count(), count(3), count(3, 1), count(3, 2), count(1.5), count(1, 1.0), count(-(2**70)), count(5, 0), count(True)),
    lambda: first(cycle("ab"), 5),
    lambda: first(cycle([])),
    lambda: cycle(5),
    lambda: cycle(),
    lambda: cycle("a", "b"),
    lambda: first(cycle(iter([1, 2])), 5),
    lambda: type(cycle("a")).__name__,
    lambda: first(repeat("x")),
    lambda: list(repeat("x", 2)),
    lambda: list(repeat("x", -2)),
    lambda: list(repeat(object="x", times=1)),
    lambda: (repeat(5), repeat("a", 3), repeat(None, -1), repeat([1], 0)),
    lambda: repeat(),
    lambda: repeat(1, "2"),
    lambda: repeat(1, None),
    lambda: repeat(1, 2.0),
    lambda: (length_hint(repeat(1, 7)), repeat(1, 2).__length_hint__()),
    lambda: repeat(1).__length_hint__(),
    lambda: list(zip(count(), "ab")),
    lambda: next(repeat(1, 0)),
):
    show(call)
r, c = repeat("x", 3), count(7)
next(r), next(c)
print(r, c)
