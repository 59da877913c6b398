# Mutual and deep recursion, and RecursionError that can be caught and recovered from.
def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)


print(even(300), odd(301))


def ack(m, n):
    return n + 1 if m == 0 else ack(m - 1, 1) if n == 0 else ack(m - 1, ack(m, n - 1))


print(ack(2, 3))


def forever(n):
    return forever(n + 1)


for _ in range(3):
    try:
        forever(0)
    except RecursionError as e:
        print(type(e).__name__, e, isinstance(e, RuntimeError))


def hanoi(n, a="A", b="B", c="C"):
    return [] if n == 0 else hanoi(n - 1, a, c, b) + [a + c] + hanoi(n - 1, b, a, c)


print(hanoi(3), len(hanoi(8)))


def flatten(x):
    return [z for y in x for z in flatten(y)] if isinstance(x, list) else [x]


print(flatten([1, [2, [3, [4, []]], 5]]))


class Loop:
    def __getattr__(self, name):
        return getattr(self, name + "x")


try:
    Loop().a
except RecursionError as e:
    print("attr", type(e).__name__)


def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


print(depth(900))
