# Fractions and polynomials by hand, with operator overloading.
from math import gcd


class Frac:
    def __init__(self, n, d=1):
        if d == 0:
            raise ZeroDivisionError("Frac(%d, 0)" % n)
        g = gcd(n, d) * (1 if d > 0 else -1)
        self.n, self.d = n // g, d // g

    @staticmethod
    def of(x):
        return x if isinstance(x, Frac) else Frac(x) if isinstance(x, int) else NotImplemented

    def __add__(self, o):
        o = Frac.of(o)
        return o if o is NotImplemented else Frac(self.n * o.d + o.n * self.d, self.d * o.d)

    __radd__ = __add__

    def __mul__(self, o):
        o = Frac.of(o)
        return o if o is NotImplemented else Frac(self.n * o.n, self.d * o.d)

    __rmul__ = __mul__

    def __neg__(self):
        return Frac(-self.n, self.d)

    def __sub__(self, o):
        return self + -Frac.of(o)

    def __rsub__(self, o):
        return -self + o

    def __truediv__(self, o):
        o = Frac.of(o)
        return Frac(self.n * o.d, self.d * o.n)

    def __rtruediv__(self, o):
        return Frac.of(o) / self

    def __pow__(self, k):
        return Frac(self.n**k, self.d**k) if k >= 0 else Frac(self.d**-k, self.n**-k)

    def __eq__(self, o):
        o = Frac.of(o)
        return (self.n, self.d) == (o.n, o.d) if o is not NotImplemented else o

    def __lt__(self, o):
        o = Frac.of(o)
        return self.n * o.d < o.n * self.d

    def __hash__(self):
        return hash(self.n) if self.d == 1 else hash((self.n, self.d))

    def __float__(self):
        return self.n / self.d

    def __bool__(self):
        return self.n != 0

    def __repr__(self):
        return f"{self.n}/{self.d}" if self.d != 1 else str(self.n)


class Poly:
    def __init__(self, *c):
        c = list(c)
        while len(c) > 1 and not c[-1]:
            c.pop()
        self.c = c

    def __call__(self, x):
        r = 0
        for a in reversed(self.c):
            r = r * x + a
        return r

    def __mul__(self, o):
        out = [0] * (len(self.c) + len(o.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c):
                out[i + j] = out[i + j] + a * b
        return Poly(*out)

    def diff(self):
        return Poly(*[i * a for i, a in enumerate(self.c)][1:] or [0])

    def __str__(self):
        return (
            " + ".join(
                f"{a}" if i == 0 else f"{a}x" if i == 1 else f"{a}x^{i}" for i, a in enumerate(self.c) if a
            )
            or "0"
        )


h = Frac(1, 2)
print(
    h + Frac(1, 3),
    1 - h,
    h * 2,
    3 / h,
    h / -3,
    h**-2,
    sum([h, Frac(1, 6)]),
    h == Frac(-2, -4),
    Frac(4, 2) == 2,
    hash(Frac(3)) == hash(3),
    float(h),
    sorted([h, Frac(1, 3), Frac(1)]),
    {Frac(2): "two"}[2],
    bool(Frac(0, 5)),
    sum((Frac(1, n) for n in range(1, 11)), Frac(0)),
)
for bad in (lambda: Frac(1, 0), lambda: h / 0, lambda: h + "x", lambda: h + 1.5, lambda: "x" * h):
    try:
        print(bad())
    except (ZeroDivisionError, TypeError) as e:
        print(type(e).__name__, e)
p = Poly(-6, 11, -6, 1)
print(
    p,
    p(1),
    p(2),
    p(h),
    p.diff(),
    p.diff().diff().diff().diff(),
    Poly(1, 1) * Poly(-1, 1),
    Poly(0, 0),
    [x for x in range(10) if p(x) == 0],
)
x = 3.5
for _ in range(30):
    x -= p(x) / p.diff()(x)
print(round(x, 9))
