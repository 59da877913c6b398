# factorial, comb and perm: what they take as whole numbers, and how they refuse the rest.
# covers: math.factorial, math.comb, math.perm
import math


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


class Int(int):
    pass


def show(function, *arguments):
    try:
        result = function(*arguments)
        print(function.__name__, str(result)[:40], type(result).__name__)
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for value in (0, 1, 2, 20, 21, 100, True, Int(5), Index(4), -1, Index(-1), 5.0, 2.5, "5", None, 2**63, -(2**63), 10**30):
    show(math.factorial, value)
for n, k in [(0, 0), (5, 0), (5, 5), (5, 6), (67, 33), (1000, 2), (10**30, 3), (10**30, 0), (Index(5), Int(2)), (True, True), (-1, 1), (1, -1), (-1, -1), (5, 2**70), (2**70, 2**70), (2**70, 2**70 - 1), (5.0, 2), (5, 2.0), ("5", 2), (5, "2"), (5, None)]:
    show(math.comb, n, k)
    show(math.perm, n, k)
show(math.perm, 6)
show(math.perm, -6)
show(math.perm, 6, None)
for function in (math.factorial, math.comb, math.perm):
    show(function)
    show(function, 1, 2, 3)
try:
    math.comb(n=5, k=2)
except TypeError as error:
    print(error)
