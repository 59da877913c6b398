# triangular takes numbers of all kinds, and ends that are the same or in the wrong order.
# covers: random.triangular
import random
from fractions import Fraction

random.seed(99)
for arguments in ((), (1, 1), (1, 1, 1), (1, 1, 2), (3, 1), (3, 1, 2), (0, 10, 0), (0, 10, 10), (0, 10, 20), (0, 10, -5), (Fraction(1, 2), Fraction(3, 2)), (True, 5), (0, 1, None), (float("inf"), 1), (0, float("nan"))):
    try:
        print(arguments, random.triangular(*arguments))
    except Exception as error:
        print(arguments, type(error).__name__, error)
