# Every function of cmath at simple points, with signed zeros on the branch cuts.
# covers: cmath.acos, cmath.acosh, cmath.asin, cmath.asinh, cmath.atan, cmath.atanh, cmath.cos, cmath.cosh, cmath.exp, cmath.sin, cmath.sinh, cmath.sqrt, cmath.tan, cmath.tanh
import cmath

names = ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "sin", "sinh", "sqrt", "tan", "tanh"]
points = [0, -0.0, 0.5, -0.5, complex(2, 0.0), complex(2, -0.0), complex(-2, 0.0), complex(-2, -0.0), 1j, -1j, complex(0.0, 2), complex(-0.0, 2), complex(0.0, -2), 1 + 1j, True, 3 - 4j]


def digits(number):
    return f"{number.real:.12g} {number.imag:.12g}"


for name in names:
    function = getattr(cmath, name)
    print(name)
    for point in points:
        try:
            print("  ", point, digits(function(point)))
        except Exception as error:
            print("  ", point, type(error).__name__, error)
