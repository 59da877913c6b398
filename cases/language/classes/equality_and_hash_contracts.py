# Value objects in sets and dicts, defaults lost and kept, and NotImplemented fall-backs.
class Money:
    def __init__(self, n, cur="EUR"):
        self.n, self.cur = n, cur

    def __eq__(self, o):
        return (self.n, self.cur) == (o.n, o.cur) if isinstance(o, Money) else NotImplemented

    def __hash__(self):
        return hash((self.n, self.cur))

    def __lt__(self, o):
        if not isinstance(o, Money):
            return NotImplemented
        if self.cur != o.cur:
            raise ValueError(f"{self.cur} and {o.cur} do not compare")
        return self.n < o.n

    def __add__(self, o):
        return Money(self.n + (o.n if isinstance(o, Money) else o), self.cur)

    __radd__ = __add__

    def __bool__(self):
        return self.n != 0

    def __repr__(self):
        return f"{self.n}{self.cur}"


a, b, c = Money(5), Money(5), Money(3, "USD")
print(
    a == b,
    a is b,
    a != c,
    {a, b, c} == {c, a},
    {a: 1}[b],
    a in [b],
    [b].index(a),
    a == 5,
    a != 5,
    sorted([Money(3), Money(1)]),
    min(Money(2), Money(1)),
    sum([a, b]),
    sum([a], Money(1)),
    bool(Money(0)),
    Money(1) > Money(0),
    a + 1,
    1 + a,
    hash(a) == hash(b),
    [a, b].count(a),
    len({Money(i % 2) for i in range(6)}),
)
for f in (
    lambda: a < c,
    lambda: a < 5,
    lambda: a <= b,
    lambda: sorted([a, c]),
    lambda: max([a, 5]),
    lambda: a - b,
    lambda: a * 2,
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class Only:
    def __eq__(self, o):
        return True


try:
    {Only()}
except TypeError as e:
    print(e)


class Sub(Money):
    pass


print(
    Sub(5) == a,
    a == Sub(5),
    Sub(5) in {a},
    Only() == 1,
    1 == Only(),
    Only() != 1,
    None == Only(),
    Only() in [1, 2],
    [Only()] == ["x"],
)
