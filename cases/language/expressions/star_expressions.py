# Stars in displays, calls, subscripts, return, yield, for and assignment, with errors at run time.
class Pairs:
    def keys(self):
        return "ab"

    def __getitem__(self, key):
        return key if isinstance(key, str) else ("item", key)


def f(*args, **kwargs):
    return args, kwargs


def gen():
    x = yield 1, *[2, 3]
    return *[4], 5


p = Pairs()
sources = [
    "[*'ab', *range(2)], (*'a',), {*'a', *'a'}, {**{'a': 1}, **p}, f(*'ab', *[1]), f(**p, c=1), f(*(), **{}), [*[*[1]]], *(1, 2), (*[], *[])",
    "p[*[1, 2]], p[1, *'ab'], p[*'a':] if False else p[*(1,)], p[1:2, *[3]]",
    "next(gen()), list(gen()), [x for x in (*'ab', 'c')]",
    "f(*5)",
    "f(**5)",
    "f(*None, 1)",
    "f(1, *None)",
    "f(**{'a': 1}, **{'a': 2})",
    "f(a=1, **{'a': 2})",
    "f(**{1: 2})",
    "f(*[1], **[1])",
    "[*5]",
    "(*5,)",
    "{*5}",
    "{**5}",
    "{*[[]]}",
    "{**{1: 2}, 3: 4}",
    "print(*[1, 2], sep='-')",
    r"print(*'ab', **{'sep': '+', 'end': '!\n'})",
    "max(*[1, 2], *[3], key=lambda x: -x)",
    "(lambda a, *b, c: (a, b, c))(*'xyz', c=1)",
    "(lambda a, b: 0)(*'abc')",
    "(lambda a, b: 0)(*'a')",
    "(lambda *, a: a)(*[1])",
    "(lambda a, /: a)(**{'a': 1})",
    "(lambda **k: k)(**{'a b': 1, '': 2})",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
