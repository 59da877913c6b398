# Trigonometric and hyperbolic functions at special points, rounded to stay comparable.
import math

r = lambda x: round(x, 12) + 0.0
print(
    [r(f(x)) for f in (math.sin, math.cos, math.tan) for x in (0, math.pi / 6, math.pi / 4, 1, -1, 100)],
    [
        r(f(0.5))
        for f in (
            math.asin,
            math.acos,
            math.atan,
            math.sinh,
            math.cosh,
            math.tanh,
            math.asinh,
            math.atanh,
            math.erf,
            math.erfc,
            math.gamma,
            math.lgamma,
        )
    ],
    r(math.acosh(2)),
    math.atan2(0, -1),
    math.atan2(-0.0, -1),
    math.atan2(1, 0),
    math.degrees(math.pi),
    math.radians(180),
    math.sin(0),
    math.cos(0),
    math.gamma(5),
    math.gamma(0.5) ** 2,
    math.lgamma(100),
    math.tanh(1000),
    math.atan(math.inf),
)
for f in (
    lambda: math.asin(2),
    lambda: math.acos(-1.1),
    lambda: math.sin(math.inf),
    lambda: math.acosh(0.5),
    lambda: math.atanh(1),
    lambda: math.gamma(0),
    lambda: math.gamma(-1),
    lambda: math.gamma(200),
    lambda: math.sinh(1000),
    lambda: math.sin("a"),
    lambda: math.tan(None),
    lambda: math.atan2(1),
    lambda: math.lgamma(-2),
    lambda: math.cos(10**400),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
