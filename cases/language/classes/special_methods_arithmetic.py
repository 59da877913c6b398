# Binary operators, reflected forms, subclass priority and NotImplemented.
class V:
    def __init__(self, *c):
        self.c = c

    def __add__(self, o):
        return V(*(a + b for a, b in zip(self.c, o.c))) if isinstance(o, V) else NotImplemented

    def __radd__(self, o):
        return self if o == 0 else NotImplemented

    def __mul__(self, k):
        return V(*(a * k for a in self.c))

    __rmul__ = __mul__

    def __matmul__(self, o):
        return sum(a * b for a, b in zip(self.c, o.c))

    def __neg__(self):
        return self * -1

    def __abs__(self):
        return sum(a * a for a in self.c) ** 0.5

    def __eq__(self, o):
        return isinstance(o, V) and self.c == o.c

    def __repr__(self):
        return f"V{self.c}"

    def __pow__(self, n, mod=None):
        return ("pow", n, mod)

    def __divmod__(self, o):
        return "divmod"

    def __rdivmod__(self, o):
        return "rdivmod"

    def __round__(self, n=None):
        return ("round", n)

    def __invert__(self):
        return "invert"

    def __rlshift__(self, o):
        return ("rlshift", o)

    def __trunc__(self):
        return 7


v = V(1, 2)
print(v + V(3, 4), v * 3, 3 * v, v @ V(5, 6), -v, abs(V(3, 4)), sum([v, v, v]), v == V(1, 2), v != V(1, 2))
print(v**2, pow(v, 2, 5), divmod(v, 1), divmod(1, v), round(v), round(v, 2), ~v, 1 << v)
for f in (
    lambda: v + 1,
    lambda: 1 + v,
    lambda: v - v,
    lambda: v << 1,
    lambda: +v,
    lambda: v < v,
    lambda: hash(v),
    lambda: 2**v,
):
    try:
        print(f())
    except TypeError as e:
        print(e)


class P:
    def __add__(self, o):
        return "P.add"

    def __radd__(self, o):
        return "P.radd"


class Q(P):
    def __radd__(self, o):
        return "Q.radd"


class R(P):
    pass


print(P() + Q(), P() + R(), Q() + P(), 1 + P(), P() + P())


class N:
    def __add__(self, o):
        print("N.add", end=" ")
        return NotImplemented

    def __radd__(self, o):
        print("N.radd", end=" ")
        return NotImplemented


try:
    N() + N()
except TypeError as e:
    print(e)
try:
    1 + N()
except TypeError as e:
    print(e)
