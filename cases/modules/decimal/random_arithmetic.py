# Decimals taken at random, in contexts taken at random.
import decimal
import random
from decimal import Decimal

random.seed(17)
ROUNDINGS = [
    *("ROUND_UP", "ROUND_DOWN", "ROUND_CEILING", "ROUND_FLOOR", "ROUND_HALF_UP", "ROUND_HALF_DOWN"),
    *("ROUND_HALF_EVEN", "ROUND_05UP"),
]


def some_decimal():
    if random.random() < 0.05:
        return Decimal(random.choice(["NaN", "Infinity", "-Infinity", "0", "-0", "0E+5", "-0.00"]))
    digits = "".join(random.choice("0123456789") for _ in range(random.randint(1, 30)))
    return Decimal(random.choice(["", "-"]) + digits).scaleb(random.randint(-40, 20))


def show(operation):
    try:
        print(operation())
    except decimal.DecimalException as error:
        print(type(error).__name__)


for _ in range(150):
    context = decimal.getcontext()
    context.prec = random.choice([1, 3, 9, 28, 50])
    context.rounding = random.choice(ROUNDINGS)
    context.clear_flags()
    a, b = some_decimal(), some_decimal()
    print(context.prec, context.rounding, a, b)
    for operation in (
        lambda: a + b,
        lambda: a - b,
        lambda: a * b,
        lambda: a / b,
        lambda: a // b,
        lambda: a % b,
        lambda: a ** random.randint(-3, 5),
        lambda: a.quantize(Decimal(1).scaleb(random.randint(-5, 3))),
        lambda: a.sqrt(),
        lambda: a.normalize(),
        lambda: a.to_integral_value(),
        lambda: a.remainder_near(b),
        lambda: a.compare(b),
        lambda: a.fma(b, 1),
        lambda: +a,
        lambda: abs(a).ln(),
        lambda: (a % 10).exp(),
        lambda: abs(a).log10(),
        lambda: a.next_minus(),
        lambda: a.max(b),
        lambda: a.as_tuple(),
        lambda: format(a, random.choice([".3f", ".5e", "g", ",.2f", "+.1%", "020", ".2g"])),
        lambda: a.to_eng_string(),
        lambda: a < b,
        lambda: round(a, 2),
        lambda: int(a),
        lambda: float(a),
    ):
        try:
            show(operation)
        except (ValueError, OverflowError) as error:
            print(type(error).__name__, error)
    print(sorted(flag.__name__ for flag, is_set in context.flags.items() if is_set))
