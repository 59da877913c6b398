# append, extend and insert at every odd position.
a = []
print(
    a.append(1),
    a.extend("bc"),
    a.extend(x for x in (2,)),
    a.insert(0, "start"),
    a.insert(-1, "before last"),
    a.insert(100, "end"),
    a.insert(-100, "first"),
    a,
)
a.extend(a)
print(len(a), a[7:9])
b = [1, 2]
b.extend(b)
b += b
b.append(b)
print(b, b[-1] is b, len(b))
for f in (
    lambda: b.append(),
    lambda: b.append(1, 2),
    lambda: b.extend(5),
    lambda: b.extend(None),
    lambda: b.insert("a", 1),
    lambda: b.insert(1),
    lambda: b.insert(1.0, 2),
    lambda: b.extend([1], [2]),
    lambda: b.append(x=1),
):
    try:
        print(f())
    except TypeError as e:
        print(e)


def gen():
    yield 1
    raise ValueError("half way")


c = []
try:
    c.extend(gen())
except ValueError:
    print(c)
d = [0]
d.extend({"k": 1, "z": 2})
d.extend(range(2))
d.insert(True, "at one")
d[len(d) :] = ["tail"]
print(d)
