# Decimals under contexts of all kinds: values, and the flags that are raised.
import decimal
from decimal import Decimal

ROUNDINGS = [decimal.ROUND_UP, decimal.ROUND_DOWN, decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_HALF_UP, decimal.ROUND_HALF_DOWN, decimal.ROUND_HALF_EVEN, decimal.ROUND_05UP]
ONE = ["abs", "canonical", "copy_abs", "copy_negate", "exp", "is_canonical", "is_finite", "is_infinite", "is_nan", "is_normal", "is_qnan", "is_signed", "is_snan", "is_subnormal", "is_zero", "ln", "log10", "logb", "logical_invert", "minus", "next_minus", "next_plus", "normalize", "number_class", "plus", "sqrt", "to_eng_string", "to_integral_exact", "to_integral_value", "to_sci_string"]
TWO = ["add", "compare", "compare_signal", "compare_total", "compare_total_mag", "copy_sign", "divide", "divide_int", "divmod", "logical_and", "logical_or", "logical_xor", "max", "max_mag", "min", "min_mag", "multiply", "next_toward", "power", "quantize", "remainder", "remainder_near", "rotate", "same_quantum", "scaleb", "shift", "subtract"]


def context():
    most = source.pick([9, 20, 999, 384])
    traps = [] if source.chance(60) else [decimal.InvalidOperation, decimal.DivisionByZero, decimal.Overflow]
    return decimal.Context(prec=source.pick([1, 2, 3, 5, 9, 16, 28]), rounding=source.pick(ROUNDINGS), Emin=-most, Emax=most, clamp=source.below(2), capitals=source.below(2), traps=traps)


def number():
    if source.chance(8):
        return source.pick(["NaN", "-NaN12", "sNaN", "sNaN3", "Infinity", "-Infinity", "0", "-0", "0E-8", "0E+12", "1E+999", "1E-999"])
    if source.chance(8):
        return source.text("01", 1, 9)
    text = source.pick(["", "", "-"]) + source.text("0123456789", 1, source.pick([1, 3, 10, 35]))
    if source.chance(50):
        text += "." + source.text("0123456789", 0, 9)
    if source.chance(40):
        text += "E" + str(source.pick([source.between(-3, 3), source.between(-12, 12), source.between(-400, 400)]))
    return text


def flags(context):
    return [flag.__name__ for flag, raised in context.flags.items() if raised]


def outcome(context, name, numbers):
    try:
        result = str(getattr(context, name)(*map(Decimal, numbers)))
    except decimal.DecimalException as error:
        result = "!" + type(error).__name__
    return result + " " + " ".join(sorted(flags(context)))


for _ in range(700):
    which = context()
    name = source.pick(ONE if source.chance(40) else TWO)
    numbers = [number() for _ in range(1 if name in ONE else 2)]
    if name in ("shift", "rotate", "scaleb"):
        numbers[1] = str(source.between(-12, 12))
    if name == "power" and source.chance(70):
        numbers[1] = source.pick([str(source.between(-20, 20)), "0.5", "-0.25", "2.5"])
    check(name, f"{which.prec} {which.rounding} {which.Emax} {which.clamp} {which.capitals} {numbers}", outcome, which, name, numbers)
    given = number()
    if source.chance(10):
        given = source.pick(["+", " ", "_", ""]) + given + source.pick(["x", "e", " ", "_1", "."])
    check("parse", f"{which.prec} {given!r}", lambda: (Decimal(given), told(which.create_decimal, given)))
    value = Decimal(number())
    spec = source.pick(["", "", "*<", "^", ">", "="]) + source.pick(["", "+", " ", "-"]) + source.pick(["", "", "z"]) + source.pick(["", "", "0", "12", "020"]) + source.pick(["", "", ","]) + source.pick(["", ".0", ".1", ".3", ".12"]) + source.pick(["", "f", "e", "g", "%", "E", "G", "F", "n"])
    if abs(value.adjusted()) < 60:
        check("format", f"{value} {spec!r}", format, value, spec)
        check("hash", f"{value}", lambda: (hash(value), float(value), value.as_tuple(), value.as_integer_ratio()))
        check("int", f"{value}", lambda: (int(value), round(value), round(value, 2), value.__floor__(), value.__ceil__()))
    real = source.real()
    check("of float", repr(real), lambda: (str(Decimal(real)), Decimal(real) == real, value < real, value == real))
