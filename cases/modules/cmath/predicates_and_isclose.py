# The questions about complex numbers, and isclose with its tolerances.
# covers: cmath.isclose, cmath.isfinite, cmath.isinf, cmath.isnan
import cmath

inf, nan = cmath.inf, cmath.nan
for value in (0, 1.5, 1 + 2j, complex(inf, nan), complex(nan, -inf), complex(0, nan), complex(1, inf), True, 10**300):
    print(value, cmath.isfinite(value), cmath.isinf(value), cmath.isnan(value))


def show(*arguments, **named):
    try:
        print(cmath.isclose(*arguments, **named))
    except Exception as error:
        print(type(error).__name__, error)


show(1 + 1j, 1 + 1.0000000001j)
show(1 + 1j, 1 + 1.00000001j)
show(1, 1j, abs_tol=2)
show(1, 1j, rel_tol=1.42)
show(complex(inf, 1), complex(inf, 1))
show(complex(inf, 1), complex(inf, 2), abs_tol=5)
show(nan, nan)
show(1, 1, rel_tol=-1)
show(1, 2, abs_tol=-0.5)
show(1, 2, 3)
show(a=1, b=1)
show(1)
show("1", 1)
show(1, 1, rel_tol=1j)
for function in (cmath.isfinite, cmath.isinf, cmath.isnan):
    for value in ("1", None, 10**400, [1]):
        try:
            print(function(value))
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
