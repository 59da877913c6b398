# randrange, randint, getrandbits and randbytes: ranges that are empty, steps, and numbers that are not whole.
# covers: random.randrange, random.randint, random.getrandbits, random.randbytes
import random

random.seed(11)


class Index:
    def __index__(self):
        return 6


def show(function, *arguments, **named):
    try:
        print(function.__name__, arguments if "object" not in str(arguments) else "", named, function(*arguments, **named))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for arguments in ((10,), (1,), (5, 8), (5, 6), (0, 100, 10), (100, 0, -7), (-5, -1), (10**30,), (True,), (Index(),), (1, Index()), (0,), (-1,), (5, 5), (5, 5, 1), (5, 1), (1, 5, -1), (1, 5, 0), (2.0,), (2.5,), (1, 3.0), (1, 3, 1.0), ("3",), (None,), (5, None), (1, None, 2), (1, 10, None), (), (1, 2, 3, 4)):
    show(random.randrange, *arguments)
show(random.randrange, start=4)
show(random.randrange, 1, stop=4)
show(random.randrange, 3, step=2)
show(random.randrange, 1, 9, step=2)
for arguments in ((1, 6), (3, 3), (-2, 2), (6, 1), (1.0, 2), (1, 2.5), ("a", 2), (1,), (0, 10**25)):
    show(random.randint, *arguments)
show(random.randint, a=1, b=2)
for arguments in ((0,), (1,), (32,), (33,), (100,), (True,), (-1,), (1.0,), ("8",), (None,), (), (1, 2)):
    show(random.getrandbits, *arguments)
for arguments in ((0,), (1,), (7,), (-1,), (1.0,), (None,), ()):
    show(random.randbytes, *arguments)
show(random.randbytes, n=2)
