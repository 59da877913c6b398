# Generator pipelines, delegation and generator expressions.
def numbers(n):
    for i in range(n):
        yield i


def pairs(source):
    for x in source:
        yield x, x * 3


def both(n):
    yield from numbers(n)
    yield from numbers(n // 2)


def run(n):
    a = sum(y - x for x, y in pairs(numbers(n)) if x % 3)
    b = sum(both(n))
    return a, b, max(v * v % 101 for v in both(n))


print(run(1_800_000))
