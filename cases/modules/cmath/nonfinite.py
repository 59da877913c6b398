# Functions of complex numbers where a part is infinite or not a number.
import cmath
import math

NAMES = "acos acosh asin asinh atan atanh cos cosh exp log log10 sin sinh sqrt tan tanh phase polar isnan isinf isfinite".split()
PARTS = [-math.inf, -2.5, -0.0, 0.0, 2.5, math.inf, math.nan]


def shown(value):
    if not isinstance(value, complex):
        return value
    return f"{value.real:.12g} {value.imag:.12g}"


for name in NAMES:
    for real in PARTS:
        for imag in PARTS:
            if math.isfinite(real) and math.isfinite(imag):
                continue
            try:
                print(name, real, imag, shown(getattr(cmath, name)(complex(real, imag))))
            except (ValueError, OverflowError) as error:
                print(name, real, imag, error)
for length in PARTS:
    for angle in PARTS:
        try:
            print("rect", length, angle, shown(cmath.rect(length, angle)))
        except (ValueError, OverflowError) as error:
            print("rect", length, angle, error)
