# Functions of complex numbers: ordinary values and their branch cuts.
import cmath

NAMES = "acos acosh asin asinh atan atanh cos cosh exp log log10 sin sinh sqrt tan tanh phase polar".split()


def shown(value):
    if isinstance(value, tuple):
        return tuple(float(f"{part:.13g}") for part in value)
    if isinstance(value, float):
        return float(f"{value:.13g}")
    return complex(float(f"{value.real:.13g}"), float(f"{value.imag:.13g}"))


POINTS = [0j, 1, -1, 2, -2, 1j, -1j, 2j, 0.5, 1 + 1j, -1 + 1j, -1 - 1j, 3 - 4j, 0.1 + 0.2j, complex(-2, -0.0), complex(2, -0.0)]
POINTS += [complex(-0.0, 0.0), complex(0.0, -0.0), 1e300 + 1e300j, 800 + 1j, -800 + 1j, 709.9 + 2j, 5e-324j, 1e-320 + 1e-320j, True]
for name in NAMES:
    for z in POINTS:
        try:
            print(name, z, shown(getattr(cmath, name)(z)))
        except (ValueError, OverflowError) as error:
            print(name, z, type(error).__name__, error)

print(shown(cmath.log(8, 2)), shown(cmath.log(1j, 2 + 1j)), shown(cmath.rect(2, 1)), cmath.rect(3, 0), cmath.rect(-1, -0.0))
for call in (lambda: cmath.log(2, 1), lambda: cmath.log(0, 2), lambda: cmath.log(2, 0), lambda: cmath.sqrt("1"), lambda: cmath.sin(None), lambda: cmath.rect(1j, 2), lambda: cmath.isclose(1, 1, rel_tol=-1)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


class Like:
    def __complex__(self):
        return 3 + 4j


class Floaty:
    def __float__(self):
        return 4.0


print(cmath.polar(Like())[0], cmath.sqrt(Floaty()))
print(cmath.isclose(1 + 1j, 1 + 1.0000000001j), cmath.isclose(1, 1.1), cmath.isclose(1, 1.1, abs_tol=0.2), cmath.isclose(cmath.inf, cmath.inf), cmath.isclose(cmath.inf, 1), cmath.isclose(cmath.nan, cmath.nan))
print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.nan, cmath.infj, cmath.nanj)
