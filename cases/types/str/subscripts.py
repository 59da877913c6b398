# Subscripts of str: indices of every type, slices with steps, and what cannot be changed.
class Index:
    def __index__(self):
        return 1
sources = [
    "'abc'[0], 'abc'[-1], 'abc'[True], 'abc'[Index()], 'é𝄞x'[1], 'é𝄞x'[::-1], 'abcdef'[1:5:2], 'abcdef'[5:1:-2], 'abcdef'[::-2], 'abc'[10:], 'abc'[-10:2], 'abc'[2:1], 'abc'[Index():], 'abc'[None:None:None]",
    "'abc'[3]",
    "'abc'[-4]",
    "'abc'['a']",
    "'abc'[1.0]",
    "'abc'[None]",
    "'abc'[1, 2]",
    "'abc'[10**20]",
    "'abc'[::0]",
    "'abc'['a':]",
    "'abc'[1.0:]",
    "'abc'[10**20:], 'abc'[:10**20], 'abc'[::10**20], 'abc'[::-10**20]",
    "'abc'.__getitem__(1), 'abc'.__getitem__(slice(1)), 'abc'.__len__(), 'abc'.__iter__().__class__.__name__, 'é'.__iter__().__class__.__name__, ''.__iter__().__class__.__name__",
    "'abc'.__getitem__()",
    """exec("'abc'[0] = 'x'")""",
    """exec("del 'abc'[0]")""",
    """exec("'abc'.x = 1")""",
    """exec("x = 'abc'; x[0:1] = 'y'")""",
    """exec("x = 'abc'; del x[0:1]")""",
    "''[0]",
    "''[:], ''[::-1], (lambda s: s[:] is s)('abc')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
