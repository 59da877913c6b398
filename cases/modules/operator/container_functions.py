# The functions on containers: items set and deleted, counted and found.
# covers: operator.concat, operator.contains, operator.countOf, operator.delitem, operator.getitem, operator.indexOf, operator.setitem
import operator


def show(name, *arguments):
    try:
        print(name, arguments, getattr(operator, name)(*arguments), arguments[:1])
    except Exception as error:
        print(name, type(error).__name__, error)


class Old:
    def __getitem__(self, place):
        if place > 3:
            raise IndexError
        return place * 10

    def __repr__(self):
        return "Old()"


nan = float("nan")
for pair in (("ab", "c"), ([1], [2]), ((1,), (2,)), (b"a", bytearray(b"b")), (1, 2), ([1], (2,)), ("a", 5), ({}, {}), (range(2), range(2))):
    show("concat", *pair)
for pair in (("abc", "b"), ([1], 1.0), ({1: 2}, 1), (5, 1), ("abc", 5), (Old(), 20), ([nan], nan), ({1}, [])):
    show("contains", *pair)
for pair in (("banana", "a"), ([1, True, 1.0], 1), ([], 5), (5, 1), ([nan], nan), (Old(), 10), ({1: 2}, 1)):
    show("countOf", *pair)
    show("indexOf", *pair)
for pair in (([1, 2], 0), ([1, 2], 5), ({"a": 1}, "a"), ({"a": 1}, "b"), ("abc", slice(1)), (5, 0), ([1], "x"), (Old(), 2), (list, int)):
    show("getitem", *pair)
for three in (([1, 2], 0, 9), ([1, 2], 5, 9), ({}, "k", "v"), ("abc", 0, "x"), ([1, 2, 3], slice(0, 2), "xyz"), (5, 0, 1), ({}, [], 1)):
    show("setitem", *three)
for pair in (([1, 2], 0), ([1, 2], 5), ({"a": 1}, "a"), ({}, "a"), ("abc", 0), ([1, 2, 3], slice(1, 9)), (5, 0), (Old(), 1)):
    show("delitem", *pair)
for name in ("concat", "contains", "countOf", "indexOf", "getitem", "setitem", "delitem"):
    show(name)
    show(name, 1, 2, 3, 4)
