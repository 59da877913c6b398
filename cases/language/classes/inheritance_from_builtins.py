# Subclasses of list, dict, int, str keep their own behaviour and lose it where CPython loses it.
class L(list):
    def append(self, x):
        super().append(x * 2)

    def __getitem__(self, i):
        return ("got", super().__getitem__(i))


class D(dict):
    def __setitem__(self, k, v):
        super().__setitem__(k, v + 1)

    def __getitem__(self, k):
        return ("got", super().__getitem__(k))


class I(int):
    def __add__(self, o):
        return I(int(self) + o + 1000)


x = L([1, 2])
x.append(5)
x.extend([7])
print(
    x,
    x[0],
    list(x),
    [*x],
    x == [1, 2, 10, 7],
    sum(x),
    x[1:],
    type(x[:]).__name__,
    type(x + [1]).__name__,
    type(x.copy()).__name__,
)
d = D(a=1)
d["b"] = 1
d.update(c=1)
d.setdefault("e", 1)
print(
    d,
    d["a"],
    d.get("a"),
    {**d},
    dict(d),
    list(d.items()),
    d.pop("b"),
    type(d.copy()).__name__,
    type(d | {}).__name__,
)
i = I(5)
print(
    i + 1,
    1 + i,
    type(i + 1).__name__,
    type(i * 2).__name__,
    sum([i, i]),
    i == 5,
    hash(i) == hash(5),
    [10] * I(2),
    I("12"),
    f"{i:04}",
)


class Stack(list):
    push = list.append

    def peek(self):
        return self[-1] if self else None


s = Stack()
s.push(1)
print(s.peek(), s.pop(), s.peek(), isinstance(s, list), bool(s), repr(s))


class T(tuple):
    pass


print(T([1, 2]), T("ab") + T("c"), type(T([1]) + T([2])).__name__, T() == (), {T([1]): 1}[(1,)])


class C(set):
    def add(self, x):
        super().add(str(x))


c = C([1])
c.add(2)
print(sorted(c, key=str), type(c | {3}).__name__, type(c.copy()).__name__)


class F(float):
    def __str__(self):
        return "F"


print(F(1.5), repr(F(1.5)), F(1.5) + 1, f"{F(1.5)}", f"{F(1.5):.2f}", [F(1.5)])


class Cnt(dict):
    def __missing__(self, k):
        self[k] = 0
        return 0


k = Cnt()
for ch in "hello":
    k[ch] += 1
print(k)
