# sum, min, max, any, all: starts, defaults, keys, empty things, failing iterables, keywords.
# covers: sum, min, max, any, all
def broken():
    yield 1
    raise KeyError('inside')


class BadBool:
    def __bool__(self):
        raise ValueError('bool')


class Add:
    def __add__(self, other):
        return ('add', other)

    def __radd__(self, other):
        return ('radd', other)
sources = [
    "sum([]), sum([1, 2]), sum([1, 2], 10), sum([1, 2], start=10), sum([[1], [2]], []), sum([1.5, 2]), sum([True, True]), sum([1j, 1]), sum({1: 'a', 2: 'b'}), sum([10**20, 1]), sum([2**62, 2**62]), sum([Add()]), sum([(1,), (2,)], ()), type(sum([True]))",
    "sum([1, 'a'])",
    "sum(['a'])",
    "sum(['a'], '')",
    "sum([b'a'], b'')",
    "sum([bytearray(b'a')], bytearray())",
    "sum([1], 'a')",
    "sum(5)",
    "sum()",
    "sum([1], 2, 3)",
    "sum([1], begin=2)",
    "sum(iterable=[1])",
    "sum(broken())",
    "sum([None])",
    "sum([[1]])",
    "min(1, 2), min([3, 1]), max('abc'), max('a', 'b', key=str.upper), min([], default='d'), max([], default=None), min([1], default=5), max([1, -5], key=abs), max(-5, 5, key=abs), min((1,), (0, 5)), max({'a': 1, 'b': 2}), min([True, 1]), max(x for x in [1, 3]), max([1, 2], key=None), min(1, 1.0), max('10', '9', key=int)",
    "min()",
    "max([])",
    "min(1)",
    "max(5, key=1)",
    "max([1, 2], key=5)",
    "min(1, 2, default=0)",
    "max([1], [2], default=0)",
    "min([1, 'a'])",
    "max([None, 1])",
    "min([1], key=lambda: 0)",
    "max(1, 2, foo=3)",
    "min([], key=len)",
    "max(broken())",
    "min({})",
    "max(1j, 2j)",
    "any([]), all([]), any([0, 1]), all([0, 1]), any('ab'), all(['a', '']), any(x for x in [0, 0]), all({}), any({0: 1})",
    "any(5)",
    "all(None)",
    "any()",
    "all([1], [2])",
    "any(iterable=[])",
    "any([BadBool()])",
    "all([0, BadBool()]), any([1, BadBool()])",
    "any(broken())",
    "all(broken())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
