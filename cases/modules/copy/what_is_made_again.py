# copy goes by how an object says it is made again: dispatch_table, __reduce_ex__, and what C has of its own.
# covers: copy.copy, copy.deepcopy
import collections
import copy
import copyreg
import functools
import logging
import operator
import re
import typing
import weakref


class Point:
    def __init__(self, x):
        self.x = x


class Slotted:
    __slots__ = ("a", "__b")

    def __init__(self):
        self.a, self.__b = [1], 2

    def told(self):
        return self.a, self.__b


class Failing(Exception):
    def __init__(self, a, b):
        super().__init__(a)


class Named(list):
    def __init__(self, *args):
        super().__init__(*args)
        self.name = ["n"]


copyreg.pickle(Point, lambda point: (Point, (point.x * 10,)))
for make in (copy.copy, copy.deepcopy):
    print(make(Point(1)).x, make(Slotted()).told(), make(Named([[1]])), make(Named()).name)
    for text in """functools.partial(pow, 2, mod=5) | operator.itemgetter(1, 'a') | operator.attrgetter('a.b') | int
operator.methodcaller('split', ',', maxsplit=1) | typing.List[int] | typing.Callable[[int], str] | typing.TypeVar('T')
re.compile('a') | logging.getLogger('x') | Failing(1, 2) | ValueError('x', [1]) | OSError(2, 'm', 'f') | collections.deque([[1]], 3)
collections.defaultdict(list, a=[1]) | list[int] | (x for x in ()) | Point.__init__ | len | [].append | object() | 1j""".replace("\n", " | ").split(" | "):
        try:
            thing = eval(text)
            made = make(thing)
            print(make.__name__, text, type(made).__name__, "0x" in repr(made) or repr(made) == repr(thing), made is thing)
        except Exception as error:
            print(make.__name__, text, type(error).__name__ + ":", error)
reference = weakref.ref(Point)
print(copy.copy(reference) is reference, copy.deepcopy([reference])[0] is reference)
part = functools.partial(print, 1, sep="-")
part.note = "kept"
other = copy.deepcopy(part)
print(other.args, other.keywords, other.note, part.__reduce__()[2])
