# Powers far too large or too small end at once, rounded as the context says.
# covers: decimal.Decimal
import decimal
from decimal import Context, Decimal

for mode in (decimal.ROUND_HALF_EVEN, decimal.ROUND_UP, decimal.ROUND_DOWN, decimal.ROUND_CEILING, decimal.ROUND_FLOOR):
    context = Context(prec=5, Emin=-99, Emax=99, rounding=mode, traps=[])
    for base, exponent in (("2", "1E+6"), ("2", "-1E+6"), ("218.470834934E-113", "8277694106173249.08"), ("0.5", "1E+18"), ("-3", "1000001"), ("-3", "-1000001"), ("7E-150", "-2E-293"), ("1.0000001", "1E+3"), ("10", "100"), ("10", "-104")):
        context.clear_flags()
        result = context.power(Decimal(base), Decimal(exponent))
        print(mode, base, exponent, result, sorted(flag.__name__ for flag, on in context.flags.items() if on))
