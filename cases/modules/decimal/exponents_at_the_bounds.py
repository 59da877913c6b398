# Exponents as large and as small as there are: nothing overflows on the way.
import decimal
from decimal import MAX_EMAX, MIN_EMIN, MIN_ETINY, Context, Decimal, setcontext

D = Decimal
context = Context(prec=5, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[])
setcontext(context)
huge, tiny = D(f"1E+{MAX_EMAX}"), D(f"1E{MIN_ETINY}")
for name, call in {
    "sum": lambda: huge + tiny,
    "difference": lambda: huge - tiny,
    "product": lambda: huge * huge,
    "product of small ones": lambda: tiny * tiny,
    "quotient": lambda: huge / tiny,
    "small quotient": lambda: tiny / huge,
    "fma": lambda: tiny.fma(tiny, tiny),
    "square": lambda: huge**2,
    "inverse square": lambda: huge**-2,
    "power of a small one": lambda: tiny ** D("0.3"),
    "negative power of a small one": lambda: tiny**-3,
    "growing": lambda: D("1.1") ** D("1E+18"),
    "roots": lambda: (huge.sqrt(), tiny.sqrt()),
    "logarithms": lambda: (huge.ln(), tiny.ln(), D(f"9E+{MAX_EMAX - 1}").log10()),
    "exponentials": lambda: (huge.exp(), D("2.3E+18").exp(), D("-2.3E+18").exp(), D("-4.6E+18").exp(), tiny.exp()),
    "scaled": lambda: (huge.scaleb(2 * 10**18), huge.scaleb(-(2 * 10**18)), tiny.scaleb(10**18)),
    "neighbours": lambda: (huge.next_plus(), tiny.next_minus(), huge.next_minus(), tiny.next_toward(huge)),
    "remainder": lambda: (huge % 7, huge // 7, tiny % 7, 7 % tiny, huge.remainder_near(3)),
    "logb": lambda: (huge.logb(), tiny.logb(), huge.adjusted(), tiny.adjusted()),
    "text": lambda: (str(huge), tiny.to_eng_string(), f"{tiny:.3f}", f"{tiny:.3e}", f"{huge:g}"),
    "percent": lambda: f"{huge:.2%}",
    "compared": lambda: (huge > tiny, huge.compare_total(tiny), huge.max(tiny), tiny.min_mag(huge)),
    "whole": lambda: (tiny.to_integral_exact(), huge.to_integral_exact(), int(tiny), round(tiny)),
    "quantized": lambda: (tiny.quantize(huge), huge.quantize(tiny), tiny.quantize(tiny)),
    "negated": lambda: (-huge, -tiny, abs(tiny), +huge),
}.items():
    context.clear_flags()
    try:
        print(name, call(), end=" ")
    except (ValueError, ArithmeticError) as error:
        print(name, type(error).__name__, error, end=" ")
    print([one.__name__ for one, on in context.flags.items() if on])
for text in ("1E+999999999999999999", "10E+999999999999999999", "1E+1000000000000000000", "1E-1999999999999999997", "1E-1999999999999999998", "0E+99999999999999999999", "1E-99999999999999999999999"):
    print(text, D(text), context.create_decimal(text), Context(prec=3, traps=[]).create_decimal(text))
print(decimal.MAX_PREC, MAX_EMAX, MIN_EMIN, MIN_ETINY)
