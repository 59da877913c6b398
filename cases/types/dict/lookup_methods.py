# get, setdefault, pop, popitem, keys/values/items and their errors.
d = {"a": 1, "b": 2, "c": 3}
print(
    d.get("a"),
    d.get("z"),
    d.get("z", 0),
    d.setdefault("a", 9),
    d.setdefault("d"),
    d.setdefault("e", []),
    d,
    d.pop("a"),
    d.pop("z", "dflt"),
    d.popitem(),
    d,
    list(d),
    list(d.values()),
    list(d.items()),
    d.keys(),
    d.values(),
    d.items(),
    "b" in d,
    2 in d,
    len(d),
)
for f in (
    lambda: d["zz"],
    lambda: d.pop("zz"),
    lambda: {}.popitem(),
    lambda: d[[]],
    lambda: d.get([]),
    lambda: [] in d,
    lambda: d.setdefault({}),
    lambda: d.pop(),
    lambda: d.get(),
    lambda: d.popitem(1),
    lambda: d.pop("a", 1, 2),
    lambda: d.get(k="a"),
    lambda: d[1, 2],
    lambda: d[None],
    lambda: d.__delitem__("q"),
    lambda: {}[("t",)],
    lambda: d.setdefault(),
    lambda: d["a\n'b"],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e, e.args)


class Key:
    def __init__(self, v):
        self.v = v

    def __hash__(self):
        print("hash", self.v, end=" ")
        return 1

    def __eq__(self, o):
        print("eq", self.v, o.v, end=" ")
        return self.v == o.v


k = {Key(1): "one"}
print(k[Key(1)], k.get(Key(2)), len(k))
k[Key(2)] = "two"
print(len(k))
e = {1: "int"}
e[True] = "bool"
e[1.0] = "float"
print(e)
e[2] = e
print(e)


class Boom:
    def __hash__(self):
        return 5

    def __eq__(self, o):
        raise ValueError("eq failed")


b = {Boom(): 1}
try:
    b[5]
except ValueError as err:
    print(err)
