# repr and ascii of strings with quotes, escapes, unprintables and astral characters.
for s in (
    "plain",
    "it's",
    'q"q',
    "b'o\"th",
    "tab\tnl\ncr\r\\",
    "\x00\x1f\x7f",
    "é",
    "\xa0\xad",
    "\u0394",
    "\u200b\u2028",
    "\ud800",
    "\U0001f600",
    "\U000e0001",
    "\u0378",
):
    print(ascii(s), repr(s) if s.isprintable() else len(repr(s)), sep=" ")
print(
    ascii([1, "é", {"ü": ("ñ",)}]),
    ascii(b"\xff"),
    ascii(1.5),
    repr(b"it's \"x\" \\ \n\x80"),
    repr(bytearray(b"ab")),
)


class R:
    def __repr__(self):
        return "<é>"


print(
    ascii(R()),
    repr(R()),
    repr(None),
    repr(...),
    repr(range(3)),
    repr(slice(1, None)),
    repr(int),
    repr(len),
    repr({}.keys()),
    repr({1: 2}.items()),
    repr(set()),
    repr(frozenset({1})),
    repr((1,)),
    repr(()),
)
