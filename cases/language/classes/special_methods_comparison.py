# Rich comparison, reflection, default __ne__, and __hash__ loss with __eq__.
class M:
    def __init__(self, v):
        self.v = v

    def __lt__(self, o):
        print("lt", end=" ")
        return self.v < o.v

    def __ge__(self, o):
        print("ge", end=" ")
        return NotImplemented

    def __eq__(self, o):
        print("eq", end=" ")
        return self.v == getattr(o, "v", o)


a, b = M(1), M(2)
print(a < b, a > b, a == b, a != b, a == 1, 1 == a, 1 != a)
for f in (lambda: a >= b, lambda: a <= b, lambda: hash(a), lambda: {a: 1}, lambda: a < 5):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(sorted([M(3), M(1), M(2)], key=lambda m: m.v)[0].v, min(M(5), M(4)).v, max([M(5), M(4)]).v)
print([x.v for x in sorted([M(3), M(1)])])
print(M.__hash__, M(1) in [M(1)], [M(1), M(2)] == [M(1), M(2)])


class H:
    def __init__(self, v):
        self.v = v

    def __eq__(self, o):
        return self.v == o.v

    def __hash__(self):
        return hash(self.v)


print(len({H(1), H(1), H(2)}), {H("a"): 1}[H("a")], H(1) != H(2))


class T:
    def __eq__(self, o):
        return "truthy string"

    def __ne__(self, o):
        return []

    def __lt__(self, o):
        return None


print(T() == 1, T() != 1, T() < 1, [T()] == [1], T() in [0], 5 in [T()])


class S(M):
    pass


print(M(1) == S(1), M(0) > S(1))


class Bad:
    def __hash__(self):
        return "x"


try:
    hash(Bad())
except TypeError as e:
    print(e)


class Big:
    def __hash__(self):
        return 2**61 - 1 + 5


print(hash(Big()), object() == object(), object() != 1)
