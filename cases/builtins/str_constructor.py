# str() in its forms, including decoding.
class S:
    def __str__(self):
        return "S"


class R:
    def __repr__(self):
        return "R"


print(
    [
        str(),
        str(5),
        str(1.0),
        str(None),
        str([1, "a"]),
        str(S()),
        str(R()),
        str(b"a"),
        str(b"\xc3\xa9", "utf-8"),
        str(b"a", encoding="ascii"),
        str(b"\xff", errors="replace"),
        str(object=5),
        str(bytearray(b"x"), "ascii"),
        str({"a": (1,)}),
        str(ValueError("v")),
        str(int),
        str(True),
        str(1e16),
        str(1j),
        str(range(2)),
    ]
)
s = "abc"
print(str(s) is s, str(str), str("é"), str("") == "")
for a in (
    (b"\xff", "utf-8"),
    ("a", "utf-8"),
    (5, "utf-8"),
    (b"a", "nope"),
    (b"a", 5),
    (b"a", "ascii", "x", 1),
    (b"\xff", "ascii"),
    (b"\xe2\x82", "utf-8"),
    (b"a\x80b", "utf-8"),
    (b"\xed\xa0\x80", "utf-8"),
):
    try:
        print(str(*a))
    except Exception as e:
        print(type(e).__name__, e)
