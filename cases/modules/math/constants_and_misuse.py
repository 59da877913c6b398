# Constants, importing forms, rebinding names of the module, and calls with wrong shapes.
import math
from math import floor, pi as PI

print(
    math.pi,
    math.e,
    math.tau == 2 * math.pi,
    math.inf > 10**308,
    math.nan != math.nan,
    PI is math.pi,
    floor(PI),
    math.floor(-0.5),
    math.ceil(-0.5),
    f"{math.pi:.4f}",
    round(math.e, 5),
    "%.3f" % math.tau,
    -math.inf,
    str(math.inf),
    math.pi.hex(),
    type(math.floor(2.5)),
    type(math.sqrt(4)),
    type(math.pow(2, 2)),
    type(math.fabs(-1)),
    sorted(n for n in dir(math) if n.startswith("is")),
)
area = lambda r: math.pi * r**2
print(
    [round(area(r), 2) for r in range(4)],
    math.sqrt(3**2 + 4**2),
    math.degrees(math.atan2(1, 1)),
    sum(1 / math.factorial(k) for k in range(18)),
    math.isclose(sum(1 / k**2 for k in range(1, 5000)), math.pi**2 / 6, rel_tol=1e-3),
)
for f in (
    lambda: math(),
    lambda: math.Pi,
    lambda: math.sqrt(),
    lambda: math.sqrt(1, 2),
    lambda: math.sqrt([4]),
    lambda: math.floor(1j),
    lambda: math["pi"],
    lambda: math.round(1.5),
    lambda: math.abs(-1),
    lambda: math.sum([1]),
    lambda: math.pi(),
    lambda: math.gcd("a"),
    lambda: math.log(x=5),
    lambda: math.pow(2),
    lambda: math.factorial(5.5),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
