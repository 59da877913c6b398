# Closures that read and rebind cells.
def make(start):
    total = start

    def add(x):
        nonlocal total
        total += x
        return total

    def peek():
        return total

    return add, peek


def compose(f, g):
    return lambda x: f(g(x))


def run(n):
    add, peek = make(10)
    twice = compose(lambda x: x + 1, lambda x: x * 2)
    out = 0
    for i in range(n):
        add(i & 3)
        out = (out + twice(i) - peek()) % 1_000_003
    return out, peek()


print(run(2_200_000))
