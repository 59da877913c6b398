# import, from-import, aliases, dotted names, star, and errors for missing names.
import math, json as j
import collections.abc
from math import pi as PI, sqrt
from itertools import (
    chain,
    count as counting,
)
from string import *

print(
    math.floor(2.5),
    j.dumps([1]),
    PI == math.pi,
    sqrt(9),
    list(chain([1], [2])),
    next(counting(5)),
    ascii_lowercase[:3],
    digits,
)
print(isinstance([], collections.abc.Sequence), math.__name__, type(math).__name__, collections.abc.__name__)
import math as again

print(again is math, hasattr(math, "tau"))


def f():
    from random import Random
    import statistics as st

    return Random.__name__, st.mean([1, 2])


print(f(), "Random" in globals())
for src in (
    "import nope_missing",
    "from math import nope",
    "from nope_missing import x",
    "import math.nope",
    "from nope.sub import y",
    "import collections.nope",
    "from . import x",
    "import nope.a.b",
):
    try:
        exec(src, {"__name__": "__main__"})
    except ImportError as e:
        print(src, "|", type(e).__name__, e.msg.split(" (unknown")[0].split(" (/")[0], e.name)
try:
    import nope_at_all
except ImportError:
    nope_at_all = None
print(nope_at_all, __name__, __import__("math") is math, __import__("json").loads("[1]"))


class C:
    from math import e
    import math as inner


print(round(C.e, 3), C.inner.pi == PI, C().e == math.e)
math.custom = 5
import math

print(math.custom)
del math.custom
if __name__ == "__main__":
    print("main")
