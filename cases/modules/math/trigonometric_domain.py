# The circular functions at the edges of their domains: signed zeros, infinities, NaN, and values out of range.
# covers: math.sin, math.cos, math.tan, math.asin, math.acos, math.atan
import math


def show(function, *arguments):
    try:
        print(function.__name__, *arguments, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, *arguments, type(error).__name__, error)


class Angle:
    def __float__(self):
        return 0.5


class Whole:
    def __index__(self):
        return 1


class Broken:
    def __float__(self):
        return 1


for function in (math.sin, math.cos, math.tan, math.asin, math.acos, math.atan):
    for value in (0.0, -0.0, 1, -1, True, 1.0000000000000002, -2, math.inf, -math.inf, math.nan, 1e308, 5e-324):
        show(function, value)
    for value in ("1", None, 1j, [1], 10**400):
        show(function, value)
    print(function(Angle()), function(Whole()))
    try:
        function(Broken())
    except TypeError as error:
        print(error)
    show(function)
    show(function, 1, 2)
    try:
        function(x=1)
    except TypeError as error:
        print(error)
