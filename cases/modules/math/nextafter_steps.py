# How nextafter works: with a number of steps, at the ends of the range, and around zero.
# covers: math.nextafter
import math


def show(*arguments, **named):
    try:
        print(arguments, named, repr(math.nextafter(*arguments, **named)))
    except Exception as error:
        print(arguments, named, type(error).__name__, error)


show(1, 2)
show(1, 0)
show(0.0, 1)
show(0.0, -1)
show(-0.0, 0.0)
show(0.0, -0.0)
show(math.inf, 0)
show(math.inf, math.inf)
show(-math.inf, 1)
show(1.7976931348623157e308, math.inf)
show(math.nan, 1)
show(1, math.nan)
show(1, 2, steps=0)
show(1, 2, steps=5)
show(-1e-323, 1e-323, steps=3)
show(1, 2, steps=10**30)
show(1, 1, steps=7)
show(1, 2, steps=-1)
show(1, 2, steps=1.0)
show(1, 2, steps=None)
show(1, 2, steps=True)
show(1, 2, steps="1")
show(1, 2, 3)
show(1)
show("1", 2)
show(1, y=2)
show(1, math.nan, steps=0)
