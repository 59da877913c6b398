# str.format with positions, names, attributes, items, conversions, nesting and errors.
class P:
    x = 5
    d = {"k": [1, 2], 3: "three"}

    def __format__(self, s):
        return f"P<{s}>"


p = P()
print(
    "{} {}".format(1, 2),
    "{1} {0} {1}".format("a", "b"),
    "{a} {b:>4}".format(a=1, b=2),
    "{0.x} {0.d[k]} {0.d[3]} {0.d[k][1]}".format(p),
    "{:{}}|{:{w}.{p}f}".format("a", 5, 3.14159, w=8, p=2),
    "{!r} {!s} {!a}".format("é", "é", "é"),
    "{{}} {{{0}}}".format(1),
    "{:>10}".format("r"),
    "{0:{1}{2}}".format(5, "<", 4) + "|",
    "{p} {p:abc} {p!r:.3}".format(p=p)[:20],
    "{0[0]}{0[1]}".format("xy"),
    "{[a]}".format({"a": 1}),
    "{.real}".format(5),
    "".format(1, 2),
    "{0[-1]}".format({"-1": "str key"}),
    "{:%d}".format(p),
    "{x[a b]}".format(x={"a b": 1}),
)
for f, a, k in (
    ("{}", (), {}),
    ("{1}", (1,), {}),
    ("{a}", (), {}),
    ("{} {0}", (1,), {}),
    ("{0} {}", (1,), {}),
    ("{", (), {}),
    ("}", (), {}),
    ("{0", (1,), {}),
    ("{!x}", (1,), {}),
    ("{!}", (1,), {}),
    ("{:d}", ("a",), {}),
    ("{0.y}", (p,), {}),
    ("{0[z]}", ({},), {}),
    ("{0[5]}", ([1],), {}),
    ("{0[a]}", ([1],), {}),
    ("{0.}", (1,), {}),
    ("{0[}", ([1],), {}),
    ("{:{:{}}}", (1, 2, 3), {}),
    ("{!r:}", (1,), {}),
    ("{!rx}", (1,), {}),
    ("{0[]}", ([1],), {}),
    ("{a.b.c}", (), {"a": p}),
    ("{0]}", (1,), {}),
    ("{-1}", (1,), {}),
    ("{ 0}", (1,), {}),
    ("{0 }", (1,), {}),
    ("{0x}", (1,), {}),
    ("a{}b{{c}d", (1,), {}),
    ("{99999999999999999999}", (1,), {}),
):
    try:
        print(f, f.format(*a, **k))
    except Exception as e:
        print(f, "|", type(e).__name__, e)
print(
    "{a}-{b}".format_map({"a": 1, "b": 2}),
    "{x}".format_map(type("D", (dict,), {"__missing__": lambda s, k: f"<{k}>"})()),
)
try:
    "{0}".format_map({"0": 1})
except ValueError as e:
    print(e)
