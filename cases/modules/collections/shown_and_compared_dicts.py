# covers: collections.defaultdict, collections.OrderedDict, collections.Counter, collections.UserList
# What contains itself is shown once; keys are compared in order, the same object first; counters of classes of their
# own are counted by their methods; copies keep attributes.
import copy
from collections import Counter, OrderedDict, UserList, defaultdict


class Own(defaultdict):
    def __init__(self):
        self.default_factory = self.make

    def make(self):
        return []


text = repr(Own())
print(text.replace(text[text.index("<bound"):text.index(" of ")], "<..."))
d = defaultdict(list)
d["self"] = d
print(d)

nan = float("nan")
print(OrderedDict([(nan, 1), (2, 3)]) == OrderedDict([(nan, 1), (2, 3)]))
print(OrderedDict(a=1, b=2) == OrderedDict(b=2, a=1), OrderedDict(a=1, b=2) == dict(b=2, a=1))


class Told(Counter):
    def __setitem__(self, key, value):
        print("set", key, value)
        super().__setitem__(key, value)


print(Told("aab"))


class Asked(Counter):
    def get(self, key, default=None):
        print("get", key, default)
        return super().get(key, default)


print(Asked("aab"))

numbers = UserList([1, 2])
numbers.note = ["kept"]
other = copy.copy(numbers)
print(other, other.note is numbers.note, other.data is numbers.data)
