# | and |= of dicts, ==, order comparisons, hash, subclass with __missing__, deletion.
class Missing(dict):
    def __missing__(self, key):
        return ('missing', key)


class BadMissing(dict):
    def __missing__(self, key):
        raise LookupError('none')


class Own(dict):
    pass


class Ror:
    def __ror__(self, other):
        return 'ror'
sources = [
    "{'a': 1} | {'b': 2}, {'a': 1} | {'a': 2}, {} | {}, type(Own(a=1) | {}), type({} | Own(a=1)), {'a': 1} | Ror()",
    "{} | []",
    "{} | [('a', 1)]",
    "[] | {}",
    "{} | None",
    "{}.__or__([]), {}.__ror__({1: 2}), {1: 2}.__ror__({1: 3}), {}.__ror__([])",
    """exec("x = {'a': 1}; x |= {'b': 2}; x |= [('c', 3)]; x |= {'a': 9}.items(); print(x)")""",
    """exec("x = {'a': 1}; x |= 5")""",
    """exec("x = {'a': 1}; x |= ['abc']")""",
    """exec("x = Own(a=1); x |= {'b': 2}; print(x, type(x))")""",
    "{'a': 1} == {'a': 1.0}, {'a': 1} != {'a': 2}, {1: 'x'} == {True: 'x'}, {'a': 1, 'b': 2} == {'b': 2, 'a': 1}, {} == [], {} == None, {'a': float('nan')} == {'a': float('nan')}",
    "(lambda n: {'a': n} == {'a': n})(float('nan'))",
    "{} < {}",
    "{} >= 5",
    "hash({})",
    "{} + {}",
    "{} * 2",
    "-{}",
    "Missing(a=1)['a'], Missing()['q'], Missing().get('q'), 'q' in Missing(), Missing().setdefault('z', 1)",
    "BadMissing()['q']",
    "Own()['q']",
    """exec("x = {'a': 1}; del x['a']; print(x); del x['a']")""",
    'exec("x = {}; del x[[]]")',
    'exec("x = {}; x[[]] = 1")',
    """exec("x = {}; x[1] = 'a'; x[1.0] = 'b'; x[True] = 'c'; print(x)")""",
    """exec("x = {}; x[0.0] = 'a'; x[-0.0] = 'b'; x[False] = 'c'; print(x)")""",
    "{}.__setitem__('a', 1), {}.__contains__('a'), {'a': 1}.__getitem__('a'), {'a': 1}.__len__(), {}.__iter__().__class__, {}.__reversed__().__class__",
    "{}.__getitem__()",
    "{}.__setitem__('a')",
    "{}.__delitem__('a')",
    "{'a': 1}.copy(), type(Own(a=1).copy()), (lambda x: x.copy()['a'] is x['a'])({'a': []})",
    "{}.copy(1)",
    "{}.clear(1)",
    "(lambda x: (x.clear(), x))({'a': 1})",
    "repr({'a': {'b': []}}), repr({1: (2,)}), str({'é': 'x'}), f'{ {1: 2} }', (lambda x: (x.update(me=x), repr(x)))({})",
    "{1: 2}.nothing",
    "{'a': 1}.a",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
