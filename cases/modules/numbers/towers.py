# Which numbers belong where, and __future__.
import numbers, __future__
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
print(isinstance(3, numbers.Integral), isinstance(3.0, numbers.Real), isinstance(True, numbers.Number), isinstance(1j, numbers.Complex), isinstance(1j, numbers.Real), issubclass(int, numbers.Rational))
show(lambda: numbers.Integral())
from fractions import Fraction
print(isinstance(Fraction(1,2), numbers.Rational))
print(__future__.annotations, __future__.all_feature_names)
