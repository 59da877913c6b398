# chr and ord over the whole range and their errors.
print(
    chr(97),
    chr(0) == "\0",
    ord("a"),
    ord("é"),
    ord("\U0010ffff"),
    chr(0x1F600) == "😀",
    ord(b"A"),
    ord(bytearray(b"z")),
    chr(True) == "\x01",
    len(chr(0x10FFFF)),
    [chr(ord(c) + 1) for c in "HAL"],
)
for f, v in (
    (chr, -1),
    (chr, 0x110000),
    (chr, 10**20),
    (chr, 1.0),
    (chr, "a"),
    (ord, ""),
    (ord, "ab"),
    (ord, b"ab"),
    (ord, 5),
    (ord, None),
    (ord, ["a"]),
):
    try:
        print(f(v))
    except Exception as e:
        print(f.__name__, v, "|", type(e).__name__, e)
print(
    "".join(chr((ord(c) - 97 + 13) % 26 + 97) if c.islower() else c for c in "uryyb, jbeyq"),
    ord("é") if len("é") == 1 else "combined",
)
