# What is said of too few and too many arguments, by methods and functions that CPython has in C.
# covers: decimal.Decimal
import decimal
from decimal import Context, Decimal

for call in (
    lambda: Decimal(1).compare(),
    lambda: Decimal("1", "2", "3"),
    lambda: Context(unknown=1),
    lambda: Context(*(1,) * 9),
    lambda: decimal.setcontext(),
    lambda: decimal.getcontext(1),
    lambda: decimal.localcontext(1, 2),
    lambda: Decimal(2).fma(1),
    lambda: Decimal(2).is_nan(1),
    lambda: Context().radix(1),
):
    try:
        print(call())
    except TypeError as error:
        print(error)
