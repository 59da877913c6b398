# Of float(): texts of every kind, numbers, objects, subclasses and what is refused.
class Float:
    def __float__(self):
        return 2.5


class BadFloat:
    def __float__(self):
        return 2


class Own(float):
    def __repr__(self):
        return 'own'


class OwnFloat:
    def __float__(self):
        return Own(1.5)


class Index:
    def __index__(self):
        return 7


class BigIndex:
    def __index__(self):
        return 10**400
sources = [
    r"float(), float(5), float(True), float(1.5), float('1.5'), float(' 1.5\n'), float('1e5'), float('1_000.5'), float('.5'), float('5.'), float('+1'), float('-0'), float('1E-5'), float('infinity'), float('-INF'), float('nan'), float('+NaN'), float('١٢.٣'), float('1e400'), float('1e-400'), float(b'1.5'), float(bytearray(b'2')), float('\u00a01\u2003')",
    "float('')",
    "float(' ')",
    "float('a')",
    "float('1.5.5')",
    "float('1__0')",
    "float('_1')",
    "float('1_')",
    "float('1_.5')",
    "float('1e')",
    "float('e5')",
    "float('0x10')",
    "float('1,5')",
    "float('- 1')",
    "float('in')",
    "float('infinit')",
    "float('nan1')",
    r"float('1\x002')",
    r"float('\ud800')",
    "float(b'')",
    r"float(b'\xff')",
    "float(None)",
    "float([])",
    "float(1j)",
    "float('1j')",
    "float(10**400)",
    "float(-10**400)",
    "float(2**1024)",
    "float(2**1023), float(10**22), float(10**23), float(2**53 + 1), float(2**54 + 3)",
    "float(Float()), type(float(OwnFloat())), float(Index()), Own('1.5'), Own(2), type(float(Own(1)))",
    "float(BadFloat())",
    "float(BigIndex())",
    "float(1, 2)",
    "float(x=1)",
    "float('1' * 400)",
    "float.__new__(Own, 3)",
    "float.__new__(int)",
    "float.__new__()",
    "float('9007199254740993'), float('0.1e1'), float('1.7976931348623159e308'), float('4.9e-324'), float('2.4e-324'), float('0.30000000000000004')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
