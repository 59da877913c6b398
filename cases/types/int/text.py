# str, repr, format, hex, oct, bin of ints, bools and subclasses, with the limit of digits.
class Own(int):
    def __repr__(self):
        return "own repr"


class Shown(int):
    def __str__(self):
        return "own str"
sources = [
    "str(5), repr(-5), str(True), repr(False), f'{True}', f'{True:d}', '%d' % True, '%s' % True, format(True, '5'), format(True, '')",
    "str(Own(5)), repr(Own(5)), f'{Own(5)}', f'{Own(5):d}', '%d' % Own(5), '%s' % Own(5), [Own(5)]",
    "str(Shown(5)), repr(Shown(5)), f'{Shown(5)}', f'{Shown(5):3}', '%s' % Shown(5), '%d' % Shown(5)",
    "hex(255), hex(-255), oct(8), oct(-8), bin(5), bin(-5), hex(0), hex(2**70), bin(True), hex(Own(16))",
    "hex(1.5)",
    "oct('8')",
    "bin(None)",
    "hex()",
    "hex(1, 2)",
    "str(10**4299)[:3], len(str(10**4299))",
    "str(10**4300)",
    "repr(-10**4300)",
    "f'{10**4300}'",
    "'%d' % 10**4300",
    "'{:x}'.format(10**4300)[:4], hex(10**4300)[:4], ('%x' % 10**4300)[:4]",
    "print(10**4300)",
    "(5).__repr__(), (5).__str__(), (5).__format__('03d'), (5).__format__('')",
    "(5).__format__(5)",
    "(5).__format__()",
    "int.__repr__(True), int.__str__(True), bool.__repr__(True)",
    "int.__repr__('a')",
    "'%i %u %o %x %X %c %e %g' % (5, 5, 8, 255, 255, 65, 5, 5)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
