# The hyperbolic functions and their inverses: overflow is one error, leaving the domain another.
# covers: math.sinh, math.cosh, math.tanh, math.asinh, math.acosh, math.atanh
import math


def show(function, *arguments):
    try:
        print(function.__name__, *arguments, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, *arguments, type(error).__name__, error)


for function in (math.sinh, math.cosh, math.tanh, math.asinh, math.acosh, math.atanh):
    for value in (0.0, -0.0, 1, -1, 0.5, 2, 710.0, 711, -1000, math.inf, -math.inf, math.nan, 1e-300, 0.9999999999999999):
        show(function, value)
    for value in ("1", None, b"1", 1 + 0j):
        show(function, value)
    show(function)
