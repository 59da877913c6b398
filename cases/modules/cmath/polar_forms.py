# phase, polar and rect, with signed zeros and infinities.
# covers: cmath.phase, cmath.polar, cmath.rect
import cmath

inf, nan, pi = cmath.inf, cmath.nan, cmath.pi
for value in (0, -0.0, complex(-0.0, -0.0), complex(0.0, -0.0), 1, -1, complex(-1, -0.0), 1j, -1j, 3 + 4j, complex(inf, inf), complex(-inf, inf), complex(inf, nan), complex(nan, inf), complex(nan, 0), 1e308 + 1e308j, True):
    try:
        print(value, repr(cmath.phase(value)), cmath.polar(value))
    except Exception as error:
        print(value, type(error).__name__, error)
for r, phi in [(1, 0), (1, -0.0), (0, 5), (-1, 0), (2, pi), (2, pi / 2), (inf, 0), (inf, 1), (-inf, 1), (inf, inf), (0, inf), (0, nan), (1, inf), (1, nan), (nan, 0), (nan, 1), (inf, nan), (1e308, 1), (True, True)]:
    try:
        print(r, phi, cmath.rect(r, phi))
    except Exception as error:
        print(r, phi, type(error).__name__, error)
for function, arguments in [(cmath.phase, ("1",)), (cmath.polar, (None,)), (cmath.rect, (1,)), (cmath.rect, (1j, 1)), (cmath.rect, (1, "1")), (cmath.phase, ()), (cmath.polar, (1, 2)), (cmath.rect, (1, 2, 3))]:
    try:
        print(function(*arguments))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)
