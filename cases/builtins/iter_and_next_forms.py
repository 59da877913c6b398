# iter with a sentinel, next with a default, objects with old protocols, and refusals.
# covers: iter, next
class GetItem:
    def __getitem__(self, place):
        if place == 2:
            raise IndexError
        return place * 10


class StopItem:
    def __getitem__(self, place):
        if place == 1:
            raise StopIteration('early')
        return place


class NoneIter:
    __iter__ = None

    def __getitem__(self, place):
        return place


class BadIter:
    def __iter__(self):
        return 5


class Iter:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration('value')


class ClassIter:
    @classmethod
    def __iter__(cls):
        return iter('class')
sources = [
    "list(iter([1])), list(iter(GetItem())), list(iter(StopItem())), list(iter(iter('ab').__next__, 'b')), list(iter(lambda c=iter([1, 2, 3]): next(c), 3)), list(ClassIter()), iter(GetItem()).__class__.__name__, iter(int, 1).__class__.__name__, next(iter([1])), next(iter([]), 'd'), next(Iter(), 'd'), next(iter([]), None)",
    "iter(5)",
    "iter(None)",
    "iter(NoneIter())",
    "iter(BadIter())",
    "iter()",
    "iter([], 1)",
    "iter(5, 1)",
    "iter(int, 1, 2)",
    "iter(iterable=[])",
    "next(5)",
    "next([])",
    "next([], 1)",
    "next(iter([]))",
    "next(Iter())",
    "next()",
    "next(iter([]), 1, 2)",
    "next(iter([]), default=1)",
    "list(Iter())",
    "list(iter(lambda: 1 / 0, 1))",
    "(lambda it: (next(it), next(it, 'end'), next(it, 'end')))(iter(lambda c=iter([1, 2]): next(c), 2))",
    "[x for x in 5]",
    "a, b = 5",
    "[*5]",
    "for_in = [x for x in NoneIter()]",
    "1 in 5",
    "1 in NoneIter()",
    "1 in BadIter()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
