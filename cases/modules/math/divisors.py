# gcd and lcm of any number of whole numbers.
# covers: math.gcd, math.lcm
import math


class Index:
    def __index__(self):
        return -12


def show(function, *arguments):
    try:
        result = function(*arguments)
        print(function.__name__, arguments[:4], result, type(result).__name__)
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for arguments in ((), (5,), (-5,), (0,), (0, 0), (True, True), (True,), (12, 18), (12, -18, 27), (2**64, 2**70, 6**30), (0, 0, 7), (1, 10**50), (-(2**63), 2**63), (10**40, 10**40 + 1)):
    show(math.gcd, *arguments)
    show(math.lcm, *arguments)
print(math.gcd(Index(), 8), math.lcm(Index(), 8))
for arguments in ((1.5,), (1, 2.0), ("a",), (None,), (1, 2, "b"), (1, 1j), ([1, 2],)):
    show(math.gcd, *arguments)
    show(math.lcm, *arguments)
# Once the result is certain, what follows is still looked at.
show(math.gcd, 1, "x")
show(math.lcm, 0, "x")
