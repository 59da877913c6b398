# Of float: as_integer_ratio, is_integer, hex, fromhex, conjugate, real, imag and the rounding specials.
# covers: float.as_integer_ratio, float.is_integer, float.hex, float.fromhex, float.conjugate, float.real, float.imag
class Own(float):
    pass
sources = [
    "(1.5).as_integer_ratio(), (0.1).as_integer_ratio(), (-0.0).as_integer_ratio(), (1e300).as_integer_ratio()[1], (5e-324).as_integer_ratio()[0]",
    "float('nan').as_integer_ratio()",
    "float('inf').as_integer_ratio()",
    "(1.5).as_integer_ratio(1)",
    "(1.0).is_integer(), (1.5).is_integer(), (-0.0).is_integer(), float('inf').is_integer(), float('nan').is_integer(), (1e300).is_integer()",
    "(1.5).hex(), (-0.1).hex(), (0.0).hex(), (-0.0).hex(), float('inf').hex(), float('-inf').hex(), float('nan').hex(), (5e-324).hex(), (1e308).hex(), (2.0).hex()",
    "float.fromhex('0x1.8p+1'), float.fromhex('-0x.1p4'), float.fromhex('1.8'), float.fromhex('ff'), float.fromhex('inf'), float.fromhex(' nan '), float.fromhex('0x1p-1074'), float.fromhex('0x1p-1076'), float.fromhex('0X1P3'), float.fromhex('+0x1.'), float.fromhex('-0'), type(Own.fromhex('1')), float.fromhex('0x1.fffffffffffff8p0')",
    "float.fromhex('')",
    "float.fromhex('0x')",
    "float.fromhex('1.8q')",
    "float.fromhex('0x1p')",
    "float.fromhex('0x1p5000')",
    "float.fromhex('0x1p1024')",
    "float.fromhex(5)",
    "float.fromhex(b'1')",
    "float.fromhex()",
    "float.fromhex('1 2')",
    "(1.5).conjugate(), (1.5).real, (1.5).imag, Own(1.5).conjugate().__class__, Own(1.5).real.__class__",
    "(2.5).__round__(), (3.5).__round__(), (2.675).__round__(2), (1234.5).__round__(-2), (-2.5).__round__(), (1e300).__round__(-299), (5e-324).__round__(330), (1.5).__round__(None), type((2.5).__round__(0))",
    "float('nan').__round__()",
    "float('inf').__round__()",
    "(1.5).__round__('a')",
    "(1.5).__round__(1.0)",
    "(1.5).__round__(10**20), (1.5).__round__(-10**20)",
    "(1.7).__trunc__(), (-1.7).__trunc__(), (1.2).__floor__(), (-1.2).__floor__(), (1.2).__ceil__(), (-1.2).__ceil__(), (1.7).__int__(), (1e20).__int__()",
    "float('nan').__trunc__()",
    "float('inf').__floor__()",
    "float('-inf').__ceil__()",
    "float('nan').__int__()",
    "(1.5).__getnewargs__(), (1.5).__float__(), (0.0).__bool__(), (1.5).__hash__() == hash(1.5), float.__getformat__('double'), float.__getformat__('float')",
    "float.__getformat__('x')",
    "exec('(1.5).real = 2')",
    "(1.5).x",
    "(1.5)[0]",
    "(1.5)()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
