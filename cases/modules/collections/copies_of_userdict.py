# UserDict copies itself in two ways: as it is, and by giving each item to the copy once more.
# covers: collections.UserDict
import collections
import copy


class Asking(collections.UserDict):
    def __init__(self, name, **items):
        self.name = name
        super().__init__(**items)

    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


first = Asking("n", a=1, b=[2])
first.more = [3]
for make in (copy.copy, Asking.copy, copy.deepcopy):
    second = make(first)
    print(type(second).__name__, second.name, second, second.data is first.data)
    print(second.more is first.more, second["b"] is first["b"])
plain = collections.UserDict(a=1)
plain.more = 1
print(hasattr(plain.copy(), "more"), copy.copy(plain).more, plain.copy() == plain)
