# Format specifications: every part, zeros in groups, rounding, and what is refused.
# covers: decimal.Decimal
from decimal import Decimal

D = Decimal
for text in ("0", "-0.00", "1234567.891", "-0.0000123", "1E+20", "12.50", "NaN", "-Infinity", "sNaN8"):
    number = D(text)
    print(text)
    for spec in ("", "f", ".2f", "e", ".3e", "g", ".3g", "%", ".1%", "n", ",", ",.2f", "015,.2f", "020,", "+", " .1f", "z.1f", "*^20", "=+12.1f", "<15|" if False else "<15", "E", "G", ".0f", ".0e", ".0g", "012", "F", "_^14,.1f", "é>12"):
        try:
            print("  ", spec, repr(format(number, spec)))
        except Exception as error:
            print("  ", spec, type(error).__name__, error)
for spec in ("d", "x", "#f", "_", ",n", "0,n", "c", "s", ".f", "..2f", "5.5", ".-1f", "1.2.3", "<>", "é", "\0", "zf", "0<5", "0=5", "-,", ",,", "_f", "é<é", "z", "%%"):
    try:
        print(spec, repr(format(D("1.25"), spec))[:60])
    except Exception as error:
        print(spec, type(error).__name__, error)
print(f"{D('2.675'):.2f} {D('1.5')!r:>20} {D(5):{'>'}{6}}", "%.3f %s %r %d" % (D("1.25"), D("1.250"), D(3), D("7.9")))
for arguments in ((5,), (None,)):
    try:
        print(D("1234.5").__format__(*arguments))
    except Exception as error:
        print(type(error).__name__, error)
