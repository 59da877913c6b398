# Every operation of decimals under contexts of all kinds: precision, bounds and traps drawn anew each time, numbers that
# are chosen to lie at the edges. Shown are the value as a tuple, the class, and the signals.
import decimal
from decimal import Context, Decimal

ROUNDINGS = ["ROUND_UP", "ROUND_DOWN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_HALF_UP", "ROUND_HALF_DOWN", "ROUND_HALF_EVEN", "ROUND_05UP"]
SIGNALS = list(Context().flags)
ONE = [name for name in dir(Context) if name in "abs copy_abs copy_decimal copy_negate create_decimal exp is_canonical is_finite is_infinite is_nan is_normal is_qnan is_signed is_snan is_subnormal is_zero ln log10 logb logical_invert minus next_minus next_plus normalize number_class plus sqrt to_eng_string to_integral to_integral_exact to_integral_value to_sci_string".split()]
TWO = "add compare compare_signal compare_total compare_total_mag copy_sign divide divide_int divmod logical_and logical_or logical_xor max max_mag min min_mag multiply next_toward power quantize remainder remainder_near rotate same_quantum scaleb shift subtract".split()
SPECIAL = ["NaN", "-NaN", "sNaN", "-sNaN", "NaN7", "sNaN123456789", "-NaN98765432109876543210", "Infinity", "-Infinity", "0", "-0", "0E+3", "-0E-9", "0E-30", "0E+999999", "1", "-1", "10", "0.1", "9", "5"]


def context():
    most = source.pick([0, 1, 5, 9, 20, 99, 384, 999999, 999999999999999999])
    least = -source.pick([most, most, 0, 3, 9, 99, 6143])
    traps = [one for one in SIGNALS if source.chance(30)] if source.chance(25) else []
    precision = source.pick([1, 2, 3, 4, 7, 9, 16, 17, 18, 19, 28, 34, 36, 37, 40, 54, 72, 73, 100, 200])
    return Context(prec=precision, rounding=source.pick(ROUNDINGS), Emin=least, Emax=most, clamp=source.below(2), capitals=source.below(2), traps=traps)


def digits(length):
    kind = source.below(10)
    if kind == 0:
        return source.pick("123456789") + "0" * (length - 1)
    if kind == 1:
        return "9" * length
    if kind == 2:
        return source.pick(["1", "5", "25", "49", "50"]) + "0" * (length - 1) + source.pick(["", "0", "1", "5"])
    if kind == 3:
        return source.text("01", length, length)
    return source.text("0123456789", length, length)


def number(near):
    if source.chance(9):
        return source.pick(SPECIAL)
    length = source.pick([1, 1, 2, 3, 5, 9, 17, 18, 19, 28, 35, 36, 37, near.prec, near.prec + 1, near.prec + 5, 2 * near.prec])
    text = source.pick(["", "", "-"]) + digits(source.between(1, length))
    kind = source.below(8)
    if kind == 0:
        exponent = near.Etiny() + source.between(-3, 3)
    elif kind == 1:
        exponent = near.Emin - length + source.between(-3, 3)
    elif kind == 2:
        exponent = near.Emax - length + source.between(-3, 3)
    elif kind == 3:
        exponent = source.between(-400, 400)
    else:
        exponent = source.pick([0, 0, 0, -1, -length, -length // 2, source.between(-12, 12), source.between(-40, 40)])
    return f"{text}E{exponent}"


def shown(value):
    if isinstance(value, tuple):
        return " ".join(map(shown, value))
    if not isinstance(value, Decimal):
        return repr(value)
    sign, digits, exponent = value.as_tuple()
    return f"{'-' if sign else ''}{''.join(map(str, digits))}:{exponent}"


def outcome(context, name, numbers):
    try:
        result = shown(getattr(context, name)(*map(Decimal, numbers)))
    except decimal.DecimalException as error:
        result = f"!{type(error).__name__} {[one.__name__ for one in error.args[0]]}"
    return result + " " + " ".join(sorted(flag.__name__ for flag, raised in context.flags.items() if raised))


def operands(which, name):
    if name == "fma":
        return [number(which), number(which), number(which)]
    if name == "power3":
        return [str(source.whole()), source.pick([str(source.between(0, 5000)) + source.pick(["", "E1", "0E-1"]), "1.5", "-1", "NaN"]), str(source.whole())]
    if name in ONE:
        if name in ("ln", "log10", "exp") and source.chance(30):
            return [source.pick(["1.", "0.", "1" + "0" * source.below(9) + "."]) + source.pick(["0", "9"]) * source.below(25) + digits(4)]
        return [number(which)]
    numbers = [number(which), number(which)]
    if name in ("shift", "rotate", "scaleb") and source.chance(80):
        numbers[1] = str(source.pick([source.between(-which.prec - 1, which.prec + 1), source.between(-30, 30)]))
    elif name.startswith("logical") and source.chance(80):
        numbers = [source.text("01", 1, 60), source.text("01", 1, 60)]
    elif name == "power" and source.chance(75):
        numbers[1] = source.pick([str(source.between(-20, 20)), str(source.between(-9999, 9999)), "0.5", "-0.5", "0.25", "2.5", "-1.75", str(source.whole())])
        if source.chance(40):
            numbers[0] = f"{source.between(1, 999) ** source.pick([1, 2, 4])}E{source.between(-9, 9) * 2}"
    elif name == "quantize" and source.chance(60):
        numbers[1] = f"1E{source.between(-20, 20)}"
    elif source.chance(25):
        numbers[1] = source.pick(["", "-"]) + numbers[0].lstrip("-")
    return numbers


ALL = ONE + TWO + TWO + ["fma", "power3"]
for _ in range(1200):
    which = context()
    name = source.pick(ALL)
    numbers = operands(which, name)
    if name == "exp" and Decimal(numbers[0]).adjusted() > 30:
        numbers = ["12.5"]
    try:
        list(map(Decimal, numbers))
    except decimal.InvalidOperation:
        continue
    label = f"{which.prec} {which.rounding} {which.Emin} {which.Emax} {which.clamp} {numbers}"
    check(name, label, outcome, which, "power" if name == "power3" else name, numbers)
