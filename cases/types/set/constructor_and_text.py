# set() and frozenset(): sources, arity, keywords, subclasses, repr of every nesting.
class Own(set):
    pass


class Kept(frozenset):
    def __new__(cls, *arguments, key=None):
        return super().__new__(cls, *arguments)
sources = [
    "set(), set('aab') == {'a', 'b'}, set([1, 1.0, True]), set({1: 2}), set(range(3)), frozenset(), frozenset([1]), frozenset(frozenset([1])), (lambda f: frozenset(f) is f)(frozenset([1])), {*'a', 1} == {'a', 1}",
    "set(5)",
    "set(None)",
    "set([[]])",
    "set([{}])",
    "set(1, 2)",
    "set(iterable=[1])",
    "set([1], key=2)",
    "frozenset(5)",
    "frozenset(1, 2)",
    "frozenset(iterable=[1])",
    "frozenset([[]])",
    "Own([1]), Own(), repr(Own([1])), Own([1]) == {1}, type(Own([1]).copy()), Kept([1], key=2), repr(Kept()), type(Kept([1]) | {2})",
    "Own([1], x=2)",
    "set.__new__(set, 5), set.__new__(Own, 5), set.__init__(set()), (lambda s: (s.__init__([9]), s))({1})",
    "set.__init__({1}, 1, 2)",
    "set.__init__({1}, x=1)",
    "frozenset.__new__(set)",
    "frozenset.__new__(Kept, 'a')",
    "repr(set()), repr({1}), repr(frozenset()), repr(frozenset({1})), repr({frozenset({'a'})}), str({'é'}), f'{ {1} }', (lambda s: repr(s))({(1, (2,))})",
    "format({1}, '5')",
    "set([1]).__len__(), set([1]).__contains__(1), set().__iter__().__class__, frozenset().__hash__() == hash(frozenset()), set.__hash__, {1}.__class_getitem__(int), set[int], frozenset[str]",
    "set().pop()",
    "{5}.pop()",
    "frozenset([1]).pop",
    "len({float('nan'), float('nan')}), (lambda n: len({n, n}))(float('nan')), {0.0, -0.0, False, 0}, {1, True}, {'a', b'a'} == {b'a', 'a'}",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
