# isclose, isfinite, isinf, isnan, and fsum.
import math

inf, nan = math.inf, math.nan
print(
    math.isclose(0.1 + 0.2, 0.3),
    math.isclose(1, 1.1),
    math.isclose(1, 1.1, rel_tol=0.1),
    math.isclose(0, 1e-10),
    math.isclose(0, 1e-10, abs_tol=1e-9),
    math.isclose(inf, inf),
    math.isclose(nan, nan),
    math.isclose(inf, 1e308),
    math.isclose(-1, 1),
    math.isclose(1e10, 1e10 + 1, rel_tol=1e-10),
    [math.isfinite(x) for x in (1, inf, nan, 10**300)],
    [math.isinf(x) for x in (1.0, inf, -inf)],
    [math.isnan(x) for x in (1, nan)],
    math.fsum([0.1] * 10),
    sum([0.1] * 10),
    math.fsum([1e16, 1, -1e16]),
    math.fsum([]),
    math.fsum([1, 2.5, True]),
)
for f in (
    lambda: math.isclose(1, 2, rel_tol=-1),
    lambda: math.isclose(1, "a"),
    lambda: math.isclose(1, 2, 3),
    lambda: math.isnan("a"),
    lambda: math.isfinite(10**400),
    lambda: math.fsum([inf, -inf]),
    lambda: math.fsum(["a"]),
    lambda: math.fsum(5),
    lambda: math.fsum([1e308, 1e308]),
    lambda: math.isinf(),
    lambda: math.isclose(1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
