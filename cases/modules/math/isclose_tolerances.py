# How isclose works: relative and absolute tolerances, infinities, and tolerances that are refused.
# covers: math.isclose
import math


def show(*arguments, **named):
    try:
        print(arguments, named, math.isclose(*arguments, **named))
    except Exception as error:
        print(arguments, named, type(error).__name__, error)


show(1, 1.0000000001)
show(1, 1.00000001)
show(0, 1e-300)
show(0, 1e-12, abs_tol=1e-9)
show(1, 2, rel_tol=0.5)
show(1, 2, rel_tol=0.49)
show(-1, 1, rel_tol=2)
show(math.inf, math.inf)
show(math.inf, -math.inf, rel_tol=5)
show(math.inf, 1e308, abs_tol=math.inf)
show(math.nan, math.nan)
show(math.nan, math.nan, abs_tol=math.inf)
show(1, 1, rel_tol=-1)
show(1, 1, abs_tol=-1)
show(1, 2, rel_tol=math.nan)
show(1, 2, rel_tol=0.0, abs_tol=1.0)
show(1, 2, 3)
show(1)
show("1", 1)
show(1, None)
show(1, 2, rel_tol="1")
show(a=1, b=1)
show(b=1, a=2, abs_tol=1)
show(1, 1, tol=1)
show(1j, 1)
show(10**400, 1)
