# Formats, values of all kinds at the edges of what fits, and what is said about the others.
import struct


def t(call, *arguments):
    """Prints what a call gives, or how it fails."""
    try:
        result = repr(call(*arguments))
    except Exception as error:
        result = f"{type(error).__name__} {error}"
    print(call.__name__, ascii(arguments)[:60].split(" at 0x")[0], result)


for f in (
    "9" * 30 + "x",
    "9" * 30,
    "9" * 18 + "i",
    "99999999999999999999s",
    "3",
    "3 i",
    "i3",
    " 3i",
    "<@",
    "@<",
    "n",
    "<n",
    "<P",
    "x" * 3,
    "0s",
    "0p",
    "0i",
    "0x",
    "é",
    b"i",
    b"\xff",
    bytearray(b"i"),
    1,
    None,
    "2@i",
    "?",
    "c",
    "z",
    "5\0",
):
    t(struct.calcsize, f)


class I:
    def __index__(self):
        return 7


class E:
    def __index__(self):
        raise KeyError("k")


class F:
    def __float__(self):
        return 1.5


for l in "bBhHiIlLqQnNP":
    for v in (0, -1, 127, 128, 255, 256, 2**31, 2**32, 2**63, 2**64, -(2**63) - 1, 1.5, "a", I(), E(), True, None):
        t(struct.pack, l, v)
        if l not in "nNP":
            t(struct.pack, "<" + l, v)
            t(struct.pack, ">" + l, v)
for l in "efd":
    for v in (
        0,
        -0.0,
        1.5,
        1e300,
        65504,
        65520,
        1e-8,
        6e-8,
        2**-24,
        float("inf"),
        float("nan"),
        3.4e38,
        3.41e38,
        "a",
        None,
        F(),
        I(),
        2**2000,
        True,
    ):
        for o in "@<>":
            t(struct.pack, o + l, v)
for l, vs in (
    ("c", (b"a", b"", b"ab", "a", bytearray(b"x"), 1)),
    ("?", (0, 1, [], [1], "a")),
    ("3s", (b"abcd", b"a", b"", "a", bytearray(b"ab"), 1)),
    ("3p", (b"abcd", b"a", b"", "a")),
    ("0p", (b"a",)),
    ("1p", (b"a",)),
    ("300p", (b"a" * 299,)),
    ("0s", (b"a",)),
):
    for v in vs:
        t(struct.pack, l, v)
t(struct.pack, "ii", 1)
t(struct.pack, "i")
t(struct.pack, "i", 1, 2)
t(struct.pack)
t(struct.unpack, "i", b"abc")
t(struct.unpack, "i", "abcd")
t(struct.unpack, "i", bytearray(4))
t(struct.unpack, "i")
t(struct.unpack_from, "i", b"abcdef", 2)
t(struct.unpack_from, "i", b"abcdef", 3)
t(struct.unpack_from, "i", b"abcdef", -4)
t(struct.unpack_from, "i", b"abcdef", -3)
t(struct.unpack_from, "i", b"abcdef", -9)
for f, b in (
    ("e", b"\x00\x3c"),
    ("<e", b"\x01\x00"),
    ("<e", b"\x00\xfc"),
    ("<e", b"\x01\x7c"),
    ("<f", b"\0\0\x80?"),
    (">d", b"?\xf0\0\0\0\0\0\0"),
    ("Q", b"\xff" * 8),
    ("q", b"\xff" * 8),
    ("b3s?c", b"\xffabc\x02z"),
    ("5p", b"\x03abcd"),
    ("5p", b"\xffabcd"),
    ("0p", b""),
    ("xxb", b"abc"),
    ("bxh", b"abcd"),
    ("@bi", b"a\0\0\0\1\0\0\0"),
    ("3h", b"abcdef"),
    ("0i", b""),
):
    t(struct.unpack, f, b)
print(list(struct.iter_unpack("<H", b"abcd")))
t(struct.iter_unpack, "<H", b"abc")
t(struct.iter_unpack, "", b"")
s = struct.Struct("<iH")
print(s.size, s.format, s, s.pack(1, 2), s.unpack(b"abcdef"), list(s.iter_unpack(b"abcdef" * 2)))
b = bytearray(10)
struct.pack_into("<i", b, 2, 77)
print(b)
t(struct.pack_into, "i", b, 8, 1)
t(struct.pack_into, "i", b, -2, 1)
t(struct.pack_into, "i", b, -20, 1)
t(struct.pack_into, "i", b, 0)
t(struct.pack_into, "i", b"abcd", 0, 1)
t(s.pack, 1)
t(s.pack, 1, 2, 3)
t(s.unpack, b"")
t(s.unpack_from, b"")
