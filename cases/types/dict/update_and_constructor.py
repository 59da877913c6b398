# dict() and update: mappings, pairs, keywords, objects with keys, and every malformed pair.
# covers: dict.update
class Keys:
    def keys(self):
        return ['x', 'y']

    def __getitem__(self, key):
        return key * 2


class NoItem:
    def keys(self):
        return ['x']


class BadKeys:
    def keys(self):
        return 5


class RaisingKeys:
    def keys(self):
        raise ValueError('keys')


class Attribute:
    keys = 5


def broken():
    yield 'a', 1
    raise KeyError('inside')


for make in (dict, lambda *a, **k: (lambda d: (d.update(*a, **k), d)[1])({'old': 0})):
    for arguments in [((),), ({},), ({'a': 1},), ([('a', 1), ['b', 2], 'cd'],), ([('a',)],), ([('a', 1, 2)],), (['abc'],), ([5],), (5,), (None,), ('ab',), (['ab', 'cd'],),
                      ([(1, 2), 3],), ([[[], 1]],), (Keys(),), (NoItem(),), (BadKeys(),), (RaisingKeys(),), (Attribute(),), (broken(),), ((x for x in [(1, 2)]),), (zip('ab', range(2)),),
                      ({1}, ), ([{1, 2}],), ([iter('xy')],), ({}, {}), ()]:
        try:
            print(ascii(make(*arguments)))
        except Exception as error:
            print(type(error).__name__, '|', error, getattr(error, '__notes__', ''))
    print(make(a=1, b=2), make({'a': 0}, a=1), make([('self', 1)], other=2, self=3), make(**{'not a name': 1, '': 2}))
for source in ["dict(**{1: 2})", "dict(a=1, **{'a': 2})", "dict(**5)", "dict(*5)", "dict([(1, 2)], [(3, 4)])", "{}.update(1, 2)", "{}.update(*[], **{'x': 1})", "{**{'a': 1}, 'a': 2, **{'b': 3}}", "{**5}", "{**[('a', 1)]}", "{**Keys()}", "{**BadKeys()}",
               "dict.__new__(dict, 5, x=1)", "dict.__new__(list)", "dict.__init__({})", "(lambda d: (d.__init__(a=1), d))({'b': 2})", "dict[str, int]", "dict.__class_getitem__(int)"]:
    try:
        print(source, '->', eval(source))
    except Exception as error:
        print(source, '|', type(error).__name__, error)
