# sorted, reversed, enumerate, zip, map, filter: arity, keywords, strict, laziness, and what their objects show.
# covers: sorted, reversed, enumerate, zip, map, filter
class Sequence:
    def __len__(self):
        return 2

    def __getitem__(self, place):
        return [10, 20][place]


class NoLen:
    def __getitem__(self, place):
        return place


class NoReverse:
    __reversed__ = None

    def __len__(self):
        return 0

    def __getitem__(self, place):
        return place


class Reverse:
    def __reversed__(self):
        return 'anything'


def broken():
    yield 1
    raise KeyError('inside')
sources = [
    "sorted('bca'), sorted([3, 1], reverse=True), sorted([3, 1], key=lambda x: -x), sorted({2: 'a', 1: 'b'}), sorted([]), sorted((1,)), sorted([1, 2], key=None, reverse=False)",
    "sorted(5)",
    "sorted()",
    "sorted([1], [2])",
    "sorted([1], key=5)",
    "sorted([1], cmp=5)",
    "sorted([1, 'a'])",
    "sorted(iterable=[1])",
    "sorted(broken())",
    "sorted([1], reverse='a')",
    "sorted([1], reverse=None)",
    "list(reversed([1, 2])), list(reversed('ab')), list(reversed(range(3))), list(reversed({1: 2, 3: 4})), list(reversed(Sequence())), reversed(Reverse()), reversed((1,)).__class__, reversed([1]).__class__",
    "reversed(5)",
    "reversed({1})",
    "reversed(x for x in [1])",
    "reversed(NoLen())",
    "reversed(NoReverse())",
    "reversed()",
    "reversed([], [])",
    "reversed(sequence=[])",
    "list(enumerate('ab')), list(enumerate('ab', 5)), list(enumerate('ab', start=-1)), list(enumerate(iterable='a', start=2**63)), list(enumerate('a', True)), next(enumerate('a', 10**30))",
    "enumerate(5)",
    "enumerate()",
    "enumerate('a', 'b')",
    "enumerate('a', 1.5)",
    "enumerate('a', None)",
    "enumerate('a', 1, 2)",
    "enumerate('a', begin=1)",
    "list(zip()), list(zip('ab')), list(zip('ab', [1])), list(zip('ab', [1, 2], strict=True)), list(zip(strict=True)), zip('a', 'b', strict=0).__class__",
    "list(zip('ab', [1], strict=True))",
    "list(zip('a', [1, 2], strict=True))",
    "list(zip('ab', [1, 2], 'x', strict=True))",
    "list(zip('a', 'b', 'cd', strict=True))",
    "zip(5)",
    "zip('a', 5)",
    "zip('a', strict=True, other=1)",
    "list(zip(broken(), 'abc'))",
    "list(map(str, [1, 2])), list(map(lambda *a: a, 'ab', [1])), list(map(None, [])) if False else 0, map(str, []).__class__",
    "map()",
    "map(str)",
    "map(str, 5)",
    "list(map(5, [1]))",
    "list(map(str.upper, [1]))",
    "map(str, [1], key=2)",
    "list(filter(None, [0, 1, '', 'a'])), list(filter(lambda x: x > 1, [1, 2])), list(filter(str.isdigit, 'a1')), filter(None, []).__class__",
    "filter()",
    "filter(None)",
    "filter(None, 5)",
    "filter(None, [1], [2])",
    "list(filter(5, [1]))",
    "filter(function=None, iterable=[])",
    "(lambda e: (next(e), e.__class__.__name__, list(e)))(enumerate('abc'))",
    "(lambda z: (next(z), next(z, 'end'), next(z, 'end')))(zip('a'))",
    "reversed([1, 2]).__length_hint__(), iter('ab').__length_hint__(), iter({1: 2}).__length_hint__(), iter((1,)).__length_hint__()",
    "enumerate('a').__length_hint__()",
    "enumerate[int], zip.__class_getitem__ if hasattr(zip, '__class_getitem__') else 'none'",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
