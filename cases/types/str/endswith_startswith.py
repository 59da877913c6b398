# Prefix and suffix tests with tuples, bounds and errors.
s = "hello.py"
print(
    s.startswith("he"),
    s.startswith(("x", "hel")),
    s.endswith((".txt", ".py")),
    s.startswith(""),
    s.startswith("", 8),
    s.startswith("", 9),
    s.endswith("", 9),
    s.startswith("llo", 2),
    s.startswith("llo", 2, 4),
    s.endswith("lo", 0, 5),
    s.startswith(()),
    s.endswith("hello.py."),
    s.startswith("o", -4),
    s.endswith("", 3, 2),
    "".startswith(""),
    s.startswith("he", None, None),
    s.endswith("lo", None, -3),
)
for f in (
    lambda: s.startswith(5),
    lambda: s.startswith(["a"]),
    lambda: s.endswith(("a", 5)),
    lambda: s.startswith(),
    lambda: s.startswith("a", "b"),
    lambda: s.startswith(b"he"),
    lambda: s.endswith(("py", 5)),
    lambda: s.startswith(None),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(
    s.removeprefix("hel"),
    s.removeprefix("x"),
    s.removesuffix(".py"),
    s.removesuffix(""),
    s.removeprefix(""),
    "aaa".removeprefix("a"),
    "aaa".removesuffix("aaaa"),
    "".removesuffix("x"),
    "é!".removeprefix("é"),
)
try:
    s.removeprefix(("a",))
except TypeError as e:
    print(e)
