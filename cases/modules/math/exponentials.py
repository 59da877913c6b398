# exp, exp2, expm1, log1p and their limits.
# covers: math.exp, math.exp2, math.expm1, math.log1p
import math


def show(function, *arguments):
    try:
        print(function.__name__, *arguments, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, *arguments, type(error).__name__, error)


for value in (0, -0.0, 1, -1, 0.5, 1e-20, 709.78, 709.79, -745.2, -746, 1024, 1023.9999999999999, -1074, -1075, math.inf, -math.inf, math.nan):
    for function in (math.exp, math.exp2, math.expm1):
        show(function, value)
for value in (0, -0.0, 1e-20, -0.5, -1, -1.0000000000000002, -2, math.inf, -math.inf, math.nan, 10**30):
    show(math.log1p, value)
for function in (math.exp, math.exp2, math.expm1, math.log1p):
    show(function, "x")
    show(function)
    show(function, 10**400)
    show(function, 1, 2)
