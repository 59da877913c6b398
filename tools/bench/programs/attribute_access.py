# Attribute reads and writes on instances, with and without slots.
class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Slim:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


def run(n, p, q):
    for i in range(n):
        p.x = p.x + q.y & 0xFFFF
        q.y = p.y + 1 - (q.x & 1)
        p.y = q.x ^ p.x
        q.x = i - p.y & 0xFFFF
    return p.x, p.y, q.x, q.y


print(run(2_000_000, Point(1, 2), Point(3, 4)), run(2_000_000, Slim(1, 2), Slim(3, 4)))
