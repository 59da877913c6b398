# covers: contextlib.contextmanager, copy.copy
# A manager keeps nothing of its arguments once it has begun; how often what is made again may say how.
import copy
import weakref
from contextlib import contextmanager


class Thing:
    pass


@contextmanager
def holding(one, two):
    first, second = weakref.ref(one), weakref.ref(two)
    one = two = None
    print(first(), second())
    yield


with holding(Thing(), two=Thing()):
    print("inside")


class Many:
    def __reduce__(self):
        return Many, (), None, None, None, None


for function in copy.copy, copy.deepcopy:
    try:
        function(Many())
    except TypeError as error:
        print(error)
