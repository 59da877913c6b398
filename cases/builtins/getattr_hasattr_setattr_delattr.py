# getattr, hasattr, setattr, delattr: names of every type, defaults, exceptions that pass through.
# covers: getattr, hasattr, setattr, delattr
class Own(str):
    pass


class A:
    x = 1

    @property
    def wrong(self):
        raise AttributeError('inside')

    @property
    def broken(self):
        raise KeyError('inside')

    def __getattr__(self, name):
        if name == 'dynamic':
            return 'made'
        if name == 'value':
            raise ValueError('from getattr')
        raise AttributeError(f'no {name}')


a = A()
sources = [
    "getattr(a, 'x'), getattr(a, 'dynamic'), getattr(a, 'zz', 5), getattr(a, 'wrong', 'default'), getattr(a, Own('x')), hasattr(a, 'x'), hasattr(a, 'zz'), hasattr(a, 'wrong'), getattr(1, 'real'), getattr(len, '__name__')",
    "getattr(a, 'zz')",
    "getattr(a, 'wrong')",
    "getattr(a, 'broken')",
    "getattr(a, 'broken', 1)",
    "hasattr(a, 'broken')",
    "getattr(a, 'value', 1)",
    "getattr(a, 5)",
    "getattr(a, b'x')",
    "getattr(a, None, 1)",
    "hasattr(a, 5)",
    "setattr(a, 5, 1)",
    "delattr(a, 5)",
    "getattr(a)",
    "getattr()",
    "getattr(a, 'x', 1, 2)",
    "getattr(a, name='x')",
    "hasattr(a)",
    "hasattr(a, 'x', 1)",
    "setattr(a, 'x')",
    "setattr(a, 'x', 1, 2)",
    "delattr(a)",
    "(setattr(a, 'y', 5), a.y, delattr(a, 'y'), hasattr(a, 'y'))",
    "delattr(a, 'y')",
    "delattr(a, 'x')",
    "setattr(a, 'not a name', 1), getattr(a, 'not a name'), setattr(a, '', 2), getattr(a, '')",
    "setattr(1, 'x', 2)",
    "setattr(object(), 'x', 2)",
    "setattr(int, 'x', 2)",
    "setattr(None, 'x', 2)",
    "setattr(len, 'x', 2)",
    "delattr(int, 'real')",
    "delattr(1, 'x')",
    "delattr([], 'append')",
    r"getattr('', 'é', 'none'), getattr([], '\ud800', 'none')",
    r"getattr([], '\ud800')",
    "hasattr(type, '__abstractmethods__'), getattr(type, '__abstractmethods__', 'none')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
