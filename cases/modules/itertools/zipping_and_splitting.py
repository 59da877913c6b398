# zip_longest and tee: fill values, exhausted and shared iterators.
# covers: itertools.zip_longest, itertools.tee
from itertools import tee, zip_longest


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def loud(name, number):
    for place in range(number):
        print(name, place)
        yield place
    print(name, "ends")


for call in (
    lambda: list(zip_longest("ab", "c", [1, 2, 3])),
    lambda: list(zip_longest("ab", "", fillvalue=0)),
    lambda: list(zip_longest()),
    lambda: list(zip_longest(fillvalue=1)),
    lambda: list(zip_longest("ab")),
    lambda: zip_longest("a", 5),
    lambda: zip_longest("a", fill=1),
    lambda: zip_longest("a", 5, 6),
    lambda: list(zip_longest(loud("x", 2), loud("y", 1))),
    lambda: [list(each) for each in tee("abc")],
    lambda: tee("ab", 0),
    lambda: [list(each) for each in tee("ab", 3)],
    lambda: tee("ab", -1),
    lambda: tee("ab", "2"),
    lambda: tee("ab", 1.0),
    lambda: tee(5),
    lambda: tee(),
    lambda: tee("ab", n=2),
    lambda: tee(iterable="ab"),
    lambda: len(tee("a", True)),
):
    show(call)
one, two = tee(loud("t", 3))
print(next(one), next(one), next(two))
three, four = tee(two)
print(list(three), list(one), list(four), list(two))


def broken():
    yield 1
    raise KeyError("broken")


one, two = tee(broken())
print(next(one))
for each in (one, two, two, one):
    show(lambda: next(each))
