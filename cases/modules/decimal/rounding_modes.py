# Every rounding mode on positive and negative numbers, in quantize and in arithmetic.
# covers: decimal.ROUND_05UP, decimal.ROUND_CEILING, decimal.ROUND_DOWN, decimal.ROUND_FLOOR, decimal.ROUND_HALF_DOWN, decimal.ROUND_HALF_EVEN, decimal.ROUND_HALF_UP, decimal.ROUND_UP
import decimal
from decimal import Decimal

for name in ("ROUND_05UP", "ROUND_CEILING", "ROUND_DOWN", "ROUND_FLOOR", "ROUND_HALF_DOWN", "ROUND_HALF_EVEN", "ROUND_HALF_UP", "ROUND_UP"):
    mode = getattr(decimal, name)
    print(mode, [str(Decimal(text).quantize(Decimal(1), rounding=mode)) for text in ("0.5", "1.5", "2.4", "2.5", "2.6", "-0.5", "-1.5", "-2.5", "5.1", "0.1", "-0.1", "10.01")])
    with decimal.localcontext(prec=3, rounding=mode):
        print("  ", Decimal("1.2345") + 0, Decimal("-1.2355") + 0, Decimal(1) / 3, Decimal(2) / 3, Decimal("9.995") + 0, Decimal(10).sqrt(), f"{Decimal('2.5'):.0f}", Decimal("2.5").to_integral_value(), round(Decimal("2.5")))
for mode in ("ROUND_SIDEWAYS", 5, None, "round_up"):
    for call in (lambda: Decimal("1.5").quantize(Decimal(1), rounding=mode), lambda: Decimal("1.5").to_integral_value(rounding=mode), lambda: decimal.Context(rounding=mode).rounding):
        try:
            print(call())
        except Exception as error:
            print(type(error).__name__, error)
for first, second in (("1.5", "1E+2"), ("123.456", "0.01"), ("1", "1E-30"), ("Infinity", "1"), ("Infinity", "Infinity"), ("NaN", "1"), ("-0.001", "0.1"), ("9.99", "0.1"), ("1E+10", "1")):
    try:
        print(repr(Decimal(first).quantize(Decimal(second))))
    except Exception as error:
        print(type(error).__name__, error)
