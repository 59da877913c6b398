# Of list(): sources of every kind, keywords, subclasses, and a length that lies.
class Len:
    def __init__(self, length):
        self.length = length

    def __len__(self):
        return self.length

    def __iter__(self):
        return iter('ab')


class Own(list):
    def __init__(self, *arguments, key=None):
        super().__init__(*arguments)
        self.key = key
sources = [
    "list(), list('ab'), list(range(3)), list({1: 2}), list({5}), list(x for x in 'ab'), list([1]), list(zip('ab', [1, 2])), list(b'ab'), list(map(str, [1])), list(memoryview(b'ab'))",
    "list(5)",
    "list(None)",
    "list(1, 2)",
    "list(iterable=[1])",
    "list([1], x=2)",
    "list(Len(5)), list(Len(0))",
    "list(Len(-1))",
    "list(Len('a'))",
    "list(Len(2**70))",
    "Own('ab', key=5), Own('ab', key=5).key, Own()",
    "Own(key=1, other=2)",
    "list.__new__(list, 5, x=1), list.__new__(Own, 'ab'), list.__init__([1]), (lambda x: (x.__init__('ab'), x))([1])",
    "list.__new__(dict)",
    "list.__new__()",
    "[].__init__(5)",
    "[].__init__(a=1)",
    "type('L', (list,), {})('ab', ), type('L', (list,), {})()",
    "type('L', (list,), {})(a=1)",
    "type('L', (list,), {'__new__': lambda cls, *a, **k: list.__new__(cls)})('ab')",
    "[*range(2), *'ab'], [*[]], [*{}.items()]",
    "[*5]",
    "[*None]",
    "list(type('It', (), {'__getitem__': lambda self, place: [10, 20][place]})())",
    "list[int], list[int, str], list[()], list[int][str] if False else list[int].__origin__, list.__class_getitem__(int)",
    "list['a'], list[len], list[1], list[None], list[...], list[int | None], list[list[int]]",
    "[].__class__, [].__len__(), [1].__reversed__().__class__, [1].__iter__().__class__, [1, 2].__sizeof__() > 0",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
