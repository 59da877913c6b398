# compile modes, reuse, and errors.
c = compile("a * b", "<x>", "eval")
print(eval(c, {"a": 6, "b": 7}), [eval(c, {"a": i, "b": i}) for i in range(3)], type(c).__name__)
ns = {}
exec(compile("def f(x):\n    return x + k\nk = 5", "m.py", "exec"), ns)
print(ns["f"](1))
exec(compile("1 + 1", "<s>", "single"))
exec(compile("x = 3; x; None; 'text'", "<s>", "single"))
for a in (
    ("1 +", "f", "eval"),
    ("x = 1", "f", "eval"),
    ("x", "f", "wrong"),
    (5, "f", "eval"),
    ("x",),
    ("", "f", "eval"),
    ("a\0b", "f", "exec"),
    ("  x", "f", "exec"),
):
    try:
        print(compile(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e.msg if isinstance(e, SyntaxError) else e)
print(eval(compile(b"1 + 2", "b", "eval")), eval("  3"), eval("4\n"), eval("(5,\n6)"))
print(exec(compile("", "e", "exec")), eval(b"7"), eval("__name__"))
