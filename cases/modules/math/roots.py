# sqrt and cbrt, and isqrt of whole numbers only.
# covers: math.sqrt, math.cbrt, math.isqrt
import math


def show(function, *arguments):
    try:
        print(function.__name__, *arguments, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, *[str(a)[:20] for a in arguments], type(error).__name__, error)


def digits(x):
    return f"{math.cbrt(x):.13g}"


for value in (0, -0.0, 1, 2, 27, -27, 1e-320, 1e308, -1, math.inf, -math.inf, math.nan, 10**300, 10**400, "4", None, 1j):
    show(math.sqrt, value)
    # The last digit of a cube root is the C library's own.
    show(digits, value)


class Index:
    def __index__(self):
        return 50


for value in (0, 1, 3, 4, 24, 25, 2**64 - 1, 2**64, 2**106 + 12345, 10**50, (10**40 + 1) ** 2 - 1, True, Index(), -1, -(10**30), 4.0, "4", None):
    try:
        print(math.isqrt(value))
    except Exception as error:
        print(type(error).__name__, error)
for function in (math.sqrt, math.cbrt, math.isqrt):
    show(function)
    show(function, 1, 2)
    try:
        function(n=4)
    except TypeError as error:
        print(error)
