# covers: functools.lru_cache, functools.cached_property
# A bounded cache that is used while it compares keys, or while its function runs; what is copied of a cache.
import copy
from functools import cached_property, lru_cache


@lru_cache(maxsize=10)
def same(x):
    return x


class Nosy:
    def __init__(self, number):
        self.number = number

    def __hash__(self):
        return self.number

    def __eq__(self, other):
        if self.number == 2:
            same(Nosy(1))
        return self.number == other.number


same(Nosy(1))
same(Nosy(2))
print(same(Nosy(2)).number, same.cache_info())

again = True


@lru_cache(maxsize=3)
def dotted(x):
    global again
    if x == 9 and again:
        again = False
        dotted(x)
    return f".{x}."


for x in range(5):
    dotted(x)
print(dotted(9), dotted.cache_info())
print([dotted(x) for x in (3, 4, 9, 0)], dotted.cache_info())
dotted(4)
dotted(5)
print(dotted(4), dotted(3), dotted.cache_info())
dotted.cache_clear()
print(dotted.cache_info())
print(copy.copy(dotted) is dotted, copy.deepcopy([dotted])[0] is dotted, dotted.__reduce__())


class Meta(type):
    @cached_property
    def kept(cls):
        return 1


class Owner(metaclass=Meta):
    pass


try:
    Owner.kept
except TypeError as error:
    print(error)
