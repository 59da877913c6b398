# find, rfind, index, rindex, count with bounds, empty needles and overlaps.
s = "abracadabra"
print(
    s.find("a"),
    s.rfind("a"),
    s.find("a", 1),
    s.find("a", 1, 3),
    s.find("z"),
    s.find(""),
    s.find("", 5),
    s.find("", 99),
    s.find("", 11),
    s.rfind(""),
    s.rfind("", 2, 5),
    s.find("abra", -4),
    s.find("a", -3, -1),
    s.find("bra", None, None),
    s.rfind("abra", 0, 10),
    s.find("a", 5, 2),
    "".find(""),
    "".rfind(""),
    "".find("", 1),
    s.find("a", -100, 100),
    s.find("ra", True),
)
print(
    s.count("a"),
    s.count("abra"),
    "aaaa".count("aa"),
    s.count(""),
    "".count(""),
    s.count("", 3, 5),
    s.count("a", 1, -1),
    s.count("", 12),
    s.count("z"),
    "é😀é".count("é"),
    "é😀é".find("é", 1),
    s.index("c"),
    s.rindex("b"),
)
for f in (
    lambda: s.index("z"),
    lambda: s.rindex("z"),
    lambda: s.find(5),
    lambda: s.count(),
    lambda: s.find("a", "b"),
    lambda: s.index("a", 8, 9),
    lambda: s.find("a", 1.0),
    lambda: s.count(b"a"),
    lambda: s.find(None),
    lambda: s.find(sub="a"),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
