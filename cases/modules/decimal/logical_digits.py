# The operations on digits: logical ones, shifts, rotations and scales.
# covers: decimal.Decimal
from decimal import Context, Decimal, localcontext

D = Decimal


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


with localcontext(prec=8):
    for call in (
        lambda: D(1101).logical_and(1011),
        lambda: D(1101).logical_or(D("10")),
        lambda: D(1101).logical_xor(1011),
        lambda: D(1101).logical_invert(),
        lambda: D(0).logical_invert(),
        lambda: D(111111111).logical_and(111111111),
        lambda: D(2).logical_and(1),
        lambda: D(-1).logical_or(1),
        lambda: D("1E+1").logical_xor(1),
        lambda: D("NaN").logical_and(1),
        lambda: D(12345678).shift(2),
        lambda: D(12345678).shift(-3),
        lambda: D(12345678).shift(8),
        lambda: D(12345678).shift(9),
        lambda: D(12345678).shift("1.0"),
        lambda: D(1234567890).shift(0),
        lambda: D(12345678).rotate(3),
        lambda: D(123).rotate(-1),
        lambda: D(1234567890).rotate(1),
        lambda: D(1).rotate(D("Infinity")),
        lambda: D("-Infinity").shift(2),
        lambda: D("NaN7").rotate(1),
        lambda: D(1).scaleb(5),
        lambda: D("1.5").scaleb(-2),
        lambda: D(1).scaleb("1.5"),
        lambda: D(1).scaleb(3000000),
        lambda: D("Infinity").scaleb(2),
        lambda: D("0E+5").scaleb(1),
        lambda: D(1).shift(1, Context(prec=2)),
        lambda: D(5).logical_invert(context=Context(prec=3)),
        lambda: Context(prec=4).logical_invert(101),
        lambda: Context(prec=4).rotate(1234, 1),
        lambda: Context(prec=4).scaleb(1, "x"),
    ):
        show(call)
