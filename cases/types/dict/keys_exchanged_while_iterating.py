# Keys taken out and put in again while a dict is iterated over: the size stays, and CPython notices all the same.
def exchange(size, new_key):
    numbers = {place: place for place in range(size)}
    met = []
    try:
        for key in numbers:
            met.append(key)
            if len(met) > 50:
                break
            del numbers[key]
            numbers[new_key(key)] = 1
    except RuntimeError as error:
        met.append(str(error))
    return met


for size in range(1, 20):
    print(size, exchange(size, lambda key: key))
    print(size, exchange(size, lambda key: key + 100))
for part in ("keys", "values", "items"):
    one = {0: 0}
    try:
        for _ in getattr(one, part)():
            del one[0]
            one[0] = 0
    except RuntimeError as error:
        print(part, error)


class Troubling:
    def __init__(self, dict_):
        self.dict = dict_

    def __hash__(self):
        return 0

    def __eq__(self, other):
        self.dict.clear()
        return False


source = {number: 0 for number in range(1, 100)}
source[Troubling(source)] = 0
target = {Troubling(source): 0}
try:
    target.update(source)
except RuntimeError as error:
    print(error)


class Pairs:
    def keys(self):
        return ["a", "b", "c"]

    def __getitem__(self, key):
        if key == "c":
            raise LookupError(key)
        return key * 2


for merge in (lambda d: d.update(Pairs()), lambda d: d.__ior__(Pairs())):
    partial = {}
    try:
        merge(partial)
    except LookupError as error:
        print(repr(error), partial)
