# The exact texts models learn from, for each everyday mistake.
def t(src):
    try: print(src, "->", eval(src))
    except Exception as e: print(src, "|", type(e).__name__, "|", e)


class A:
    def m(self, a): pass
    @property
    def p(self): return 1
a, d, l, s, half = A(), {"k": 1}, [1, 2], 's', 1.5
for mistake in ("l[5]", "l['a']", "d['x']", "d[[]]", "(1, 2)[9]", "'abc'[9]", "range(3)[7]", "l.foo", "a.foo", "A.foo", "d.k", "undefined", "int('x1')", "int('')", "float('1,5')", "'a' + 1", "1 + 'a'", "[1] + 'a'", "{} + {}", "l()", "a()", "s()", "d(1)", "a.m()", "a.m(1, 2)", "A.m()", "A(1)", "len(5)", "iter(5)", "next(iter([]))", "1 / 0", "1 % 0", "1.0 / 0", "0 ** -1", "'5' * '5'", "'5' - 1", "'a' < 1", "[] < {}", "sorted([1, 'a'])", "max([])", "min('')", "sum('ab')", "{[]: 1}", "{{}}", "hash([])", "set([[]])", "list(5)", "dict([1])", "dict([(1,)])", "tuple(1)", "zip(1)", "enumerate(1)", "chr(-1)", "ord('ab')", "abs('x')", "round('x')", "pow('a', 2)", "l.index(9)", "l.remove(9)", "[].pop()", "{}.popitem()", "set().pop()", "'abc'.index('z')", "'a'.join([1])", "'%d' % 'a'", "'%s %s' % 1", "'{}'.format()", "'{a}'.format()", "'{0'.format(1)", "bytes('a')", "b'a' + 'a'", "'a'.encode('nope')", "b'\\xff'.decode()", "isinstance(1, 1)", "issubclass(1, int)", "getattr(a, 'q')", "setattr(a, 'p', 1)", "int([])", "float({})", "complex('x')", "range(1.5)", "range(1, 2, 0)", "l[half]", "l['1':]", "l[::0]", "2 ** 'x'", "not_a_fn()", "lambda: x y", "super().x", "type(1, 2)", "object().x", "a[0]", "a < a", "a + a", "-a", "for", "import x"):
    t(mistake)
