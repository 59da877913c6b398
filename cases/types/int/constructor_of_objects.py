# int of objects: __int__, __index__, __trunc__, subclasses, floats, and what they may give.
class Int:
    def __int__(self):
        return 5


class Index:
    def __index__(self):
        return 6


class Trunc:
    def __trunc__(self):
        return 7


class TruncIndex:
    def __trunc__(self):
        return Index()


class BadInt:
    def __int__(self):
        return '5'


class FloatInt:
    def __int__(self):
        return 5.0


class BoolInt:
    def __int__(self):
        return True


class Own(int):
    pass


class OwnInt:
    def __int__(self):
        return Own(9)


class Raises:
    def __int__(self):
        raise KeyError('k')


class Both:
    def __int__(self):
        return 1

    def __index__(self):
        return 2
sources = [
    "int()",
    "int(5), int(True), int(Own(5)), type(int(Own(5)))",
    "int(5.9), int(-5.9), int(1e20), int(-0.0)",
    "int(float('nan'))",
    "int(float('inf'))",
    "int(-float('inf'))",
    "int(1e308) % 1000",
    "int(1j)",
    "int(None)",
    "int([])",
    "int(object())",
    "int(int)",
    "int(Int()), int(Index())",
    "int(Trunc())",
    "int(TruncIndex())",
    "int(BadInt())",
    "int(FloatInt())",
    "int(BoolInt())",
    "int(OwnInt())",
    "type(int(OwnInt()))",
    "int(Raises())",
    "int(Both())",
    "Own('12'), type(Own('12'))",
    "Own(5.5), Own(), repr(Own(5)), str(Own(5))",
    "int.__new__(Own, '7').__class__",
    "int.__new__(str)",
    "int.__new__()",
    "int.__new__(5)",
    "int.__new__(bool, 1)",
    "int(*[1, 2, 3])",
    "int.__int__(Own(5)).__class__, (5).__int__(), True.__int__(), (5).__index__(), True.__index__()",
    "(5).__trunc__(), (5).__floor__(), (5).__ceil__(), (5).__round__(), (5).__round__(-1), (15).__round__(-1)",
    "(5).__getnewargs__(), True.__getnewargs__()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
