# What math says of numbers that have no logarithm, and of very large ones.

def tell(function, *args, **named):
    try:
        print(repr(function(*args, **named)))
    except Exception as error:
        print(type(error).__name__, error)


import math

for function in math.log, math.log2, math.log10:
    for number in 0, 0.0, -1, -2.5, -10**400, 10**400, 3**5000, 2**1024, 2**5000 - 1:
        tell(function, number)
tell(math.log, 1, 1)
tell(math.log, 10**400, 10**200)
tell(math.log, 8, 0)
