# vars, dir, locals, globals: of objects without a dict, broken __dir__, in functions, classes and comprehensions.
# covers: vars, dir, locals, globals
class A:
    x = 1

    def __init__(self):
        self.y = 2


class BadDir:
    def __dir__(self):
        return 5


class Dir:
    def __dir__(self):
        return ['b', 'a']


class MixedDir:
    def __dir__(self):
        return ['b', 5]


class Slots:
    __slots__ = ('a',)


def function(p, q=2):
    r = 3
    before = sorted(locals())
    s = [sorted(locals()) for _ in [1]]
    return before, s, sorted(locals())
sources = [
    "vars(A()), sorted(k for k in vars(A) if not k.startswith('_')), type(vars(A)).__name__, type(vars(A())).__name__",
    "vars(5)",
    "vars([])",
    "vars(Slots())",
    "vars(1, 2)",
    "vars(object())",
    "dir(Dir()), [n for n in dir(A()) if not n.startswith('_')], [n for n in dir(Slots()) if not n.startswith('_')]",
    "dir(BadDir())",
    "dir(MixedDir())",
    "dir(1, 2)",
    "function(1)",
    "(lambda a, b=2: sorted(locals()))(1)",
    "'A' in globals(), type(globals()).__name__, globals() is globals(), locals() is globals()",
    "locals(1)",
    "globals(1)",
    'exec("class B:\\n    a = 1\\n    print(sorted(k for k in locals() if not k.startswith(\'__\')))\\n    locals()[\'b\'] = 2\\nprint(B.b)")',
    'exec("def f():\\n    locals()[\'z\'] = 1\\n    return \'z\' in locals()\\nprint(f())")',
    'exec("def f():\\n    x = 1\\n    d = locals()\\n    x = 2\\n    return d[\'x\'], locals()[\'x\']\\nprint(f())")',
    r'exec("def f():\n    x = 1\n    def g():\n        return x, sorted(locals())\n    return g()\nprint(f())")',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
