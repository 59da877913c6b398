# Plain function calls with positional, default and keyword arguments.
def add(a, b):
    return a + b


def scaled(a, factor=3):
    return add(a, factor)


def named(x, *, offset):
    return x - offset


def run(n):
    total = 0
    for i in range(n):
        total = add(total, scaled(i)) - named(i, offset=2)
        total = scaled(total, 1) % 1_000_003
    return total


print(run(2_000_000))
