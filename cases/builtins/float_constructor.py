# float() from text with signs, spaces, underscores, infinities, and from objects.
for s in (
    "1",
    " -1.5e3\n",
    "1_000.5",
    ".5",
    "5.",
    "+inf",
    "-Infinity",
    "nan",
    "NaN",
    "1e400",
    "-1e-400",
    "0x10",
    "1__0",
    "_1",
    "1_",
    "",
    " ",
    "1e",
    "e1",
    "1.2.3",
    "--1",
    "1 2",
    "infinit",
    "١٢",
    "1e5_0",
    "\u00a05",
    "1,5",
    "∞",
    "0b1",
    "1d",
):
    try:
        print(ascii(s), float(s))
    except ValueError as e:
        print(ascii(str(e)))


class F:
    def __float__(self):
        return 2.5


class I:
    def __index__(self):
        return 7


class Bad:
    def __float__(self):
        return 1


print(
    float(),
    float(5),
    float(True),
    float(F()),
    float(I()),
    float(b"1.5"),
    float(10**20),
    float(bytearray(b" 2 ")),
)
for v in (None, [], 1j, Bad(), 10**400, "x" * 3, b"q", {}):
    try:
        print(float(v))
    except Exception as e:
        print(type(e).__name__, e)
