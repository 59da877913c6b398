# exp, ln, log10, sqrt, fma, and powers: exact results and rounded ones.
# covers: decimal.Decimal
from decimal import Context, Decimal, localcontext

D = Decimal


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for text in ("0", "-0", "1", "2", "10", "100", "0.001", "1E+100", "1E-100", "2.25", "-1", "Infinity", "-Infinity", "NaN12", "sNaN"):
    number = D(text)
    print(text)
    for name in ("exp", "ln", "log10", "sqrt", "logb", "normalize", "to_integral_value", "next_plus", "next_minus", "number_class", "adjusted", "radix"):
        show(lambda: (name, getattr(number, name)()))
for a, b in (("2", "10"), ("2", "-3"), ("2", "0.5"), ("0", "0"), ("0", "-1"), ("-2", "3"), ("-2", "0.5"), ("10", "20"), ("1.1", "100"), ("Infinity", "0"), ("0.5", "Infinity"), ("1", "Infinity"), ("-1", "Infinity"), ("9", "0.5"), ("8", "1E-30")):
    show(lambda: (a, b, D(a) ** D(b)))
with localcontext(prec=50):
    print(D(2).sqrt(), D(1).exp(), D(10).ln(), D(3).log10(), D(2) ** D("0.3"), sep="\n")
for call in (
    lambda: D(2).fma(3, 4),
    lambda: D("1E+999999").fma(10, D("-Infinity")),
    lambda: D(2).fma("x", 1),
    lambda: D(2).exp(Context(prec=3)),
    lambda: D(2).sqrt(context=Context(prec=5)),
    lambda: D(2).sqrt(5),
    lambda: D(2).ln(None),
    lambda: D(2).compare(3, Context()),
    lambda: D(2).max("3"),
):
    show(call)
