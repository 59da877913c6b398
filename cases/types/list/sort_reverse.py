# In-place sort with keys, stability, reverse; reverse; errors leave the list whole.
a = [3, 1, 2]
print(
    a.sort(),
    a,
    a.reverse(),
    a,
    a.sort(reverse=True),
    a,
    a.sort(key=lambda x: -x),
    a,
    a.sort(key=str),
    a,
    a.sort(key=None, reverse=False),
    a,
)
w = ["banana", "Apple", "cherry", "apple", "Banana"]
w.sort(key=str.lower)
print(w)
w.sort(key=len, reverse=True)
print(w)
w.sort()
print(w)
m = [3, "a", 1]
for f in (
    lambda: m.sort(),
    lambda: m.sort(len),
    lambda: m.sort(key=len),
    lambda: m.sort(cmp=1),
    lambda: m.reverse(1),
    lambda: [1j, 2j].sort(),
    lambda: [1, 2].sort(reverse="yes"),
    lambda: [2, 1].sort(reverse=None),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(sorted(m, key=str), len(m))
rec = [(2, "b"), (1, "z"), (2, "a"), (1, "a")]
rec.sort(key=lambda r: r[0])
print(rec)
rec.sort(key=lambda r: r[0], reverse=True)
print(rec)
rec.sort(key=lambda r: (r[1], -r[0]))
print(rec)
big = [(i * 37) % 101 for i in range(101)]
big.sort()
print(big == list(range(101)), [0.5, 1, True, 0].sort(), sorted([1.5, 1, 0.5, -1]))


class C:
    def __init__(self, v):
        self.v = v

    def __lt__(self, o):
        return self.v < o.v

    def __repr__(self):
        return f"C{self.v}"


cs = [C(i) for i in (3, 1, 2)]
cs.sort()
print(cs)
cs.sort(reverse=True)
print(cs)
seen = []
x = [2, 1]
x.sort(key=lambda v: seen.append(list(x)) or v)
print(seen, x)
