# floor, ceil and trunc: their special methods come first, floats next, anything else is refused.
# covers: math.floor, math.ceil, math.trunc
import math
from decimal import Decimal
from fractions import Fraction


class Special:
    def __floor__(self):
        return "floor"

    def __ceil__(self):
        return "ceil"

    def __trunc__(self):
        return "trunc"


class OnlyFloat:
    def __float__(self):
        return -2.5


class OnlyIndex:
    def __index__(self):
        return 7


class Instance:
    def __init__(self):
        self.__floor__ = self.__ceil__ = self.__trunc__ = lambda: "found on the instance"


class Unset:
    __floor__ = __ceil__ = __trunc__ = None


class Real(float):
    def __floor__(self):
        return "own floor"


for function in (math.floor, math.ceil, math.trunc):
    for value in (2.5, -2.5, -0.0, 1e300, 3, True, Fraction(-7, 2), Decimal("-2.5"), Special(), OnlyFloat(), OnlyIndex(), Instance(), Unset(), Real(1.5), math.inf, -math.inf, math.nan, Decimal("NaN"), "1", None, 1j):
        try:
            result = function(value)
            print(function.__name__, repr(result)[:40], type(result).__name__)
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
    for arguments in ((), (1, 2)):
        try:
            function(*arguments)
        except TypeError as error:
            print(error)
