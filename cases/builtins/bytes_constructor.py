# All forms of bytes().
class B:
    def __bytes__(self):
        return b"custom"


class I:
    def __index__(self):
        return 3


print(
    bytes(),
    bytes(3),
    bytes([1, 2, 255]),
    bytes("é", "utf-8"),
    bytes("abc", "ascii"),
    bytes(b"x"),
    bytes(B()),
    bytes(I()),
    bytes(range(3)),
    bytes(bytearray(b"q")),
    bytes(True),
    bytes((x for x in (1, 2))),
    bytes({1: 2}),
)
print(
    bytes("é", "latin-1"),
    bytes("é", "ascii", "ignore"),
    bytes("é", "ascii", errors="replace"),
    bytes("é", "ascii", "backslashreplace"),
    bytes("a", encoding="utf-16-le"),
)
for a in (
    ("x",),
    ("é", "ascii"),
    (-1,),
    ([256],),
    (["a"],),
    (1.5,),
    (None,),
    (1, "ascii"),
    (b"a", "ascii"),
    ("a", "nope"),
    ([-1],),
    ("a", 5),
):
    try:
        print(bytes(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e)
