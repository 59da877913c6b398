# frexp, ldexp, modf, ulp, nextafter: floats taken apart and put together.
# covers: math.frexp, math.ldexp, math.modf, math.ulp
import math


def show(function, *arguments):
    try:
        print(function.__name__, *[str(a)[:30] for a in arguments], repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, *[str(a)[:30] for a in arguments], type(error).__name__, error)


for value in (0.0, -0.0, 1, -8, 0.1, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, math.inf, -math.inf, math.nan, "1", None, 10**400):
    show(math.frexp, value)
    show(math.modf, value)
    show(math.ulp, value)
for arguments in ((1, 10), (1, 1024), (-1, 10**30), (1, -1074), (1, -1075), (1.5, -1075), (0, 10**30), (-0.0, -(10**30)), (1, -(10**30)), (math.inf, -5), (math.nan, 3), (1, True), (1, 2.0), (1, "2"), ("1", 2), (1,), ()):
    show(math.ldexp, *arguments)
