# gamma, lgamma, erf and erfc, with their poles and overflows.
# covers: math.gamma, math.lgamma, math.erf, math.erfc
import math


def show(function, *arguments):
    try:
        result = function(*arguments)
        print(function.__name__, *arguments, f"{result:.13g}")
    except Exception as error:
        print(function.__name__, *arguments, type(error).__name__, error)


for value in (0.5, 1, 2, 5, 23, 171, 171.7, 172, 1e-308, 1e-309, -0.5, -1.5, -100.5, -180.5, -200.5, 0, -0.0, -1, -2.0, -1e20, math.inf, -math.inf, math.nan, 1e300):
    show(math.gamma, value)
    show(math.lgamma, value)
for value in (0, -0.0, 0.5, 1, -1, 3, 6, -6, 26.5, 27.3, 30, math.inf, -math.inf, math.nan, 1e-300):
    show(math.erf, value)
    show(math.erfc, value)
for function in (math.gamma, math.lgamma, math.erf, math.erfc):
    show(function, "x")
    show(function)
    show(function, 1, 2)
