# Wording of operator errors for each operator and the augmented form.
import operator

values = [1, "a", [1], None, {}, (1,), 2.5, {1}, len, b"x"]
for a, b in [
    (1, "a"),
    ("a", 1),
    ([1], (1,)),
    (None, 1),
    ({}, {}),
    (1, None),
    (2.5, "x"),
    (b"x", "x"),
    ("x", b"x"),
    (print, 1),
]:
    for op in "+-*/":
        try:
            eval(f"a {op} b")
            print(op, "fine")
        except TypeError as e:
            print(op, e)
for src in (
    "1 @ 2",
    "[] // 1",
    "1 % []",
    "2 ** 'a'",
    "1 << 2.0",
    "1 >> None",
    "1.0 & 1",
    "1 | 'a'",
    "{} ^ 1",
    "divmod(1, 'a')",
    "pow(2, 'a')",
    "-'a'",
    "+[]",
    "~1.5",
    "not_defined",
    "1 in 5",
    "1 not in None",
    "'a' in 5",
    "1 in 'abc'",
    "b'a' in 'abc'",
    "[] + 1",
    "() + []",
    "'a' + b'a'",
    "'a' % 1",
    "[1] * 1.5",
    "'a' * 'b'",
    "[] * []",
    "pow(2, -1, 0)",
    "pow(2.0, 1, 3)",
):
    try:
        print(src, eval(src))
    except Exception as e:
        print(src, "|", type(e).__name__, e)
for stmt in ("x += 'a'", "x -= []", "x @= 1", "x **= 'a'", "x <<= 1.0", "x //= {}", "x |= None", "x %= 'a'"):
    try:
        exec(stmt, {"x": 1})
    except TypeError as e:
        print(stmt, "|", e)
