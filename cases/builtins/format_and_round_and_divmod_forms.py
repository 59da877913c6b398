# format, round, divmod, abs, pow: specials, bad results, arity and keywords.
# covers: format, round, divmod, abs, pow
class Format:
    def __format__(self, spec):
        return f'<{spec}>'


class BadFormat:
    def __format__(self, spec):
        return 5


class Round:
    def __round__(self, *arguments):
        return ('round', arguments)


class Divmod:
    def __divmod__(self, other):
        return 'divmod'

    def __rdivmod__(self, other):
        return NotImplemented


class Abs:
    def __abs__(self):
        return 'abs'


class Pow:
    def __pow__(self, other, mod=None):
        return ('pow', other, mod)

    def __rpow__(self, other, mod=None):
        return ('rpow', other, mod)
sources = [
    "format(5), format(5, ''), format(5, '03d'), format(Format()), format(Format(), 'x'), format('a', '>3'), format(None), format([1]), format(True), format(1.5, '.3f'), f'{Format()!s:>30}'[:3], format(int)",
    "format(5, 'q')",
    "format('a', 'd')",
    "format(None, '5')",
    "format([], '5')",
    "format(object(), 's')",
    "format(BadFormat())",
    "f'{BadFormat()}'",
    "format(5, 5)",
    "format(5, None)",
    "format()",
    "format(1, 2, 3)",
    "format(value=5)",
    "round(2.5), round(2.567, 2), round(5), round(1234, -2), round(True), round(Round()), round(Round(), 2), round(Round(), None), round(2.5, None), round(number=2.5, ndigits=0), round(15, -1), round(25, -1), round(10**20, -5), round(0.5), round(1.5), round(-0.5), type(round(2.5)), type(round(2.5, 0))",
    "round('a')",
    "round(None)",
    "round(2.5, 'a')",
    "round(2.5, 1.0)",
    "round()",
    "round(1, 2, 3)",
    "round(2.5, digits=1)",
    "round(float('nan'))",
    "round(float('inf'))",
    "round(float('nan'), 2), round(float('inf'), 2)",
    "round(5, 'a')",
    "round(1j)",
    "divmod(7, 2), divmod(-7, 2), divmod(7.5, 2), divmod(Divmod(), 1), divmod(True, True)",
    "divmod(1, Divmod())",
    "divmod(1, 0)",
    "divmod('a', 1)",
    "divmod(1)",
    "divmod(1, 2, 3)",
    "divmod(x=1, y=2)",
    "abs(-5), abs(-5.5), abs(3+4j), abs(True), abs(Abs()), abs(-2**63), abs(-0.0)",
    "abs('a')",
    "abs(None)",
    "abs()",
    "abs(1, 2)",
    "abs(x=1)",
    "pow(2, 3), pow(2, -1), pow(2, 3, 5), pow(Pow(), 2), pow(2, Pow()), pow(Pow(), 2, 3), pow(base=2, exp=3, mod=None), 2 ** Pow(), Pow() ** 2",
    "pow(2, 3, Pow())",
    "pow(2, Pow(), 3)",
    "pow('a', 2)",
    "pow(2)",
    "pow(2, 3, 0)",
    "pow(2.5, 2, 3)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
