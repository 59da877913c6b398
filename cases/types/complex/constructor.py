# Of complex(): texts, two numbers, objects, and everything refused.
class Complex:
    def __complex__(self):
        return 1 + 2j


class BadComplex:
    def __complex__(self):
        return 1.5


class Float:
    def __float__(self):
        return 2.5


class Own(complex):
    pass


class OwnComplex:
    def __complex__(self):
        return Own(3)


class Index:
    def __index__(self):
        return 4
sources = [
    "complex(), complex(1), complex(1.5, 2), complex('1'), complex('1+2j'), complex(' 1-2j '), complex('(1+2j)'), complex('j'), complex('-j'), complex('1e5j'), complex('nan+infj'), complex('-inf-nanj'), complex('1_0+1_0j'), complex('+1.5e-3-2.5E+3J'), complex(True), complex(1j), complex(1j, 1j), complex(1, 1j), complex(imag=2), complex(real=1, imag=2), complex('١j')",
    "complex('')",
    "complex('1 + 2j')",
    "complex('1+')",
    "complex('1+2')",
    "complex('1j+2')",
    "complex('a')",
    "complex('(1+2j')",
    "complex('1+2j)')",
    "complex('()')",
    "complex('1+2jj')",
    "complex('1__0')",
    r"complex('\x00')",
    "complex(b'1')",
    "complex(None)",
    "complex([])",
    "complex('1', 2)",
    "complex(1, '2')",
    "complex(1, None)",
    "complex(1, 2, 3)",
    "complex(x=1)",
    "complex(Complex()), complex(Float()), complex(Index()), complex(Complex(), 1), type(Own(1)), Own('1+2j'), repr(Own(1, 2))",
    "complex(BadComplex())",
    "complex(OwnComplex())",
    "complex(1, Complex())",
    "complex(1, Float()), complex(1, Index())",
    "complex(10**400)",
    "complex(1, 10**400)",
    "complex.__new__(Own, 1), complex.__new__(complex)",
    "complex.__new__(int)",
    "complex.__new__()",
    "repr(1j), repr(-1j), repr(1+0j), repr(complex(-0.0, 1)), repr(complex(0.0, -0.0)), repr(complex(-0.0, -0.0)), repr(complex('nan')), repr(complex('infj')), repr(1e300j), str(1.5-2.5j), repr(complex(1, float('-inf')))",
    "hash(1j) == hash(complex(0, 1)), hash(1+0j) == hash(1), hash(1.5+0j) == hash(1.5), bool(0j), bool(1j), bool(complex('nan'))",
    "(1+2j).real, (1+2j).imag, (1+2j).conjugate(), (1+2j).__complex__(), (1+2j).__getnewargs__(), (3+4j).__abs__(), abs(complex('inf+nanj')), abs(1e200+1e200j)",
    "abs(complex(1.7e308, 1.7e308))",
    "exec('(1j).real = 1')",
    "exec('del (1j).imag')",
    "(1j).conjugate(1)",
    "int(1j)",
    "float(1j)",
    "(1j).x",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
