# replace with counts, empty patterns, growth and shrinkage.
s = "banana"
print(
    s.replace("a", "o"),
    s.replace("a", "o", 2),
    s.replace("a", ""),
    s.replace("", "-"),
    s.replace("", "-", 3),
    s.replace("x", "y"),
    s.replace("an", "<>"),
    s.replace("a", "aa"),
    s.replace("banana", ""),
    s.replace("a", "o", 0),
    s.replace("a", "o", -1),
    "".replace("", "x"),
    "".replace("a", "x"),
    "aaa".replace("aa", "b"),
    "é😀é".replace("é", "e"),
    s.replace("a", "o", count=1),
    "".replace("", "x", 0),
    "abc".replace("", "é"),
    "aXbX".replace("X", "", 1),
)
for f in (
    lambda: s.replace("a"),
    lambda: s.replace(1, "a"),
    lambda: s.replace("a", None),
    lambda: s.replace("a", "b", "c"),
    lambda: s.replace("a", "b", 1.0),
    lambda: s.replace(b"a", "b"),
    lambda: s.replace("a", "b", None),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(
    s.replace("z", "q") == s,
    "".join(s.replace(c, c.upper()) for c in "bn"),
    s.translate({97: "A", ord("n"): None}),
    s.translate(str.maketrans("abn", "xyz")),
    s.translate(str.maketrans({"a": "<a>", "b": None, 110: 65})),
    s.translate(str.maketrans("a", "b", "n")),
    s.translate(["?"] * 100),
    s.translate({}),
)
for f in (
    lambda: str.maketrans("ab", "c"),
    lambda: str.maketrans({"ab": 1}),
    lambda: str.maketrans(5),
    lambda: s.translate({97: 1.5}),
    lambda: s.translate(5),
    lambda: str.maketrans({1.5: "a"}),
    lambda: s.translate({97: 0x110000}),
    lambda: str.maketrans("a", 5),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
