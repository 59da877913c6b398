# floor, ceil, trunc, fabs, fmod, modf, remainder, with ints, big floats and errors.
import math


class F:
    def __floor__(self):
        return "floor"

    def __ceil__(self):
        return "ceil"

    def __trunc__(self):
        return "trunc"


print(
    [math.floor(x) for x in (2.7, -2.7, 5, 1e20, -0.0, True)],
    [math.ceil(x) for x in (2.1, -2.1, 5, 1e300 / 1e280, -0.5)],
    [math.trunc(x) for x in (2.9, -2.9)],
    math.floor(F()),
    math.ceil(F()),
    math.trunc(F()),
)
print(
    math.fabs(-3),
    math.fmod(-7, 3),
    -7 % 3,
    math.fmod(7, -3),
    math.modf(-3.25),
    math.modf(float("inf")),
    math.remainder(7, 4),
    math.remainder(5, 2),
    math.copysign(3, -0.0),
    math.frexp(10),
    math.ldexp(0.5, 4),
    math.nextafter(1, 2),
    math.ulp(1.0),
    math.isqrt(10**20 + 1),
    math.fma(2.0, 3.0, 4.0),
)
for f in (
    lambda: math.floor("a"),
    lambda: math.ceil(None),
    lambda: math.floor(float("nan")),
    lambda: math.ceil(float("inf")),
    lambda: math.fmod(1, 0),
    lambda: math.fmod(float("inf"), 1),
    lambda: math.isqrt(-1),
    lambda: math.isqrt(2.0),
    lambda: math.trunc("x"),
    lambda: math.ldexp(1.0, 5000),
    lambda: math.remainder(1, 0),
    lambda: math.floor(),
    lambda: math.ldexp(1, 2.0),
    lambda: math.trunc([]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
