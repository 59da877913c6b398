# Fractions as text by specification: the forms of floats, and the form of the fraction itself.
# covers: fractions.Fraction
from fractions import Fraction as F

for number in (F(0), F(1, 3), F(-22, 7), F(123456789, 10), F(1, 10**9), F(5), F(-1, 200)):
    print(number)
    for spec in ("", "f", ".2f", ".0f", "e", ".3e", "g", ".3g", "#.3g", "%", ".1%", ",.2f", "_.2f", "012.3f", "015,.1f", "+.1f", " .1f", "z.1f", "z.2f", "*^15.2f", "=+12.1f", "<12", ">12", "^12", "+", " ", "#", "08", ",", "_", "=12", "E", "G", "F", "*=10"):
        try:
            print("  ", spec, repr(format(number, spec)))
        except Exception as error:
            print("  ", spec, type(error).__name__, error)
for spec in ("d", "x", "n", "s", ".2", ".f", "z", "0", "é", "<>", "..", "c", "00f", "0<5f", "0>12.1f", ".3 f", "f ", "-#", "1_0f"):
    try:
        print(spec, repr(format(F(7, 2), spec)))
    except Exception as error:
        print(spec, type(error).__name__, error)
print(f"{F(1, 3):.3f} {F(1, 3)!r:>20}", "%.2f %s %d" % (F(1, 3), F(1, 3), F(7, 2)))
