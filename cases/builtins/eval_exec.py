# Return values, namespaces and errors of eval and exec.
print(
    eval("1+1"),
    exec("q = 2"),
    q,
    eval("[x for x in range(q)]"),
    eval("lambda: 3")(),
    eval("q", {"q": "other"}),
)
d = {"n": 1}
exec("n += 1\nm = n * 2", d)
print(d["n"], d["m"])
loc = {}
exec("a = 1\ndef f(): return 'f'\nfor i in range(2): pass", {}, loc)
print(sorted(loc), loc["f"]())
for s in (
    "1/0",
    "undefined_thing",
    "raise ValueError('x')",
    "[][1]",
    "import nothing_here",
    "def (",
    "return 1",
    "'a' + 1",
):
    for fn in (eval, exec):
        try:
            fn(s)
        except Exception as e:
            print(fn.__name__, repr(s), "|", type(e).__name__, e.msg if isinstance(e, SyntaxError) else e)
for a in ((5,), (None,), ("1", 5), ("1", {}, 5), (), ("1", {}, {}, {})):
    try:
        print(eval(*a))
    except TypeError as e:
        print(a, "|", e)


class M(dict):
    def __missing__(self, k):
        return f"<{k}>"


print(eval("a + b", {}, M(a="A")), eval("x", {"x": 1}, {"x": 2}))


def scope():
    v = 10
    return eval("v * 2"), eval("[v + i for i in range(2)]"), exec("v = 99") or v


print(scope(), eval("eval('eval(\"5\")')"), eval("exec('zz = 1')"), zz)
