# deque ends, rotation, maxlen, indexing, mutation during iteration, errors.
from collections import deque

d = deque([1, 2, 3])
d.append(4)
d.appendleft(0)
d.extend("ab")
d.extendleft("xy")
print(
    d,
    d.pop(),
    d.popleft(),
    len(d),
    d[0],
    d[-1],
    d[2],
    d.rotate(1),
    d,
    d.rotate(-2),
    d,
    d.rotate(100),
    d,
    d.count(1),
    d.index(2),
    d.remove("a"),
    d.reverse(),
    d,
    3 in d,
    list(reversed(d)),
    d.copy() == d,
    d.insert(1, "i"),
    d,
    d == deque(d),
    deque() == [],
    bool(deque()),
    d.clear(),
    d,
)
m = deque(maxlen=3)
m.extend(range(5))
m.appendleft(9)
print(
    m,
    m.maxlen,
    deque("abc", 2),
    deque([1, 2], maxlen=0),
    deque([1]) + deque([2]),
    deque([1]) * 3,
    deque([1, 2]) < deque([1, 3]),
    deque([1]).maxlen,
    m.copy().maxlen,
    repr(deque([[1], "a"])),
    [*m],
    max(m),
    sorted(m),
)
m[1] = "set"
del m[0]
m += [7, 8]
print(m)
for f in (
    lambda: deque().pop(),
    lambda: deque().popleft(),
    lambda: deque([1])[5],
    lambda: deque([1])[0:1],
    lambda: deque(5),
    lambda: deque([1], -1),
    lambda: deque([1]).remove(2),
    lambda: deque([1]).index(9),
    lambda: deque([1], maxlen=1).insert(0, 2),
    lambda: hash(deque()),
    lambda: deque([1]) + [1],
    lambda: deque([1], "a"),
    lambda: setattr(deque(), "maxlen", 1),
    lambda: deque().rotate("a"),
    lambda: deque([1]) < [1],
    lambda: deque([1])["a"],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
q = deque([1, 2, 3])
try:
    for x in q:
        q.append(x)
except RuntimeError as e:
    print(e)
window, out = deque(maxlen=3), []
for i in [1, 2, 3, 4, 5]:
    window.append(i)
    if len(window) == 3:
        out.append(sum(window) / 3)
print(out)
r = deque()
r.append(r)
print(r)
