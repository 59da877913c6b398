# Under the largest precision there is, what needs all digits is a MemoryError; what does not need them is done.
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal, setcontext

setcontext(Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN))
D = Decimal
huge, tiny = D("1E+999999999999999999"), D("1E-999999999999999999")
for name, call in {
    "third": lambda: D(1) / 3,
    "sum": lambda: D("1.5") + D("2.25"),
    "product": lambda: D(3) * D("7E+999999999999"),
    "difference of sizes": lambda: huge + 1,
    "zeros": lambda: D("0E+999999999999999999") + D("0E-999999999999999999"),
    "power": lambda: D(2) ** 100,
    "hash": lambda: hash(huge) == hash(10**50 * D("1E+999999999999999949")),
    "floats": lambda: (float(huge), float(tiny)),
    "compared": lambda: (huge > tiny, huge == D("1E+999999999999999998"), huge.compare(tiny)),
    "normal form": lambda: huge.normalize(),
    "scaled": lambda: D("1E+99999999999").scaleb(5),
    "one": lambda: pow(D(1), D(5)),
    "product of small ones": lambda: tiny * tiny,
    "whole": lambda: huge.to_integral_value(),
    "quantized": lambda: huge.quantize(D(1)),
    "remainder": lambda: huge % 7,
    "places": lambda: f"{D(1):.999999999999999999f}",
}.items():
    try:
        print(name, call())
    except Exception as error:
        print(name, type(error).__name__, error)
