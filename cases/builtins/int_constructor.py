# int() from text with every base and odd spelling, floats and objects.
for a in (
    ("12",),
    (" -12 \n",),
    ("+1",),
    ("1_000",),
    ("0b11", 0),
    ("0x1F", 16),
    ("ff", 16),
    ("0o17", 0),
    ("z", 36),
    ("Zz", 36),
    ("0", 0),
    ("00", 0),
    ("١٢",),
    ("-0x10", 0),
    ("1010", 2),
    ("0b1", 2),
    ("b1", 16),
    ("0b1", 16),
    (True,),
    (3.99,),
    (-3.99,),
    (1e20,),
    (b"42",),
    (b"ff", 16),
    ("10", True + 1),
    ("-0",),
    ("9" * 30,),
):
    print(a, int(*a), end="; ")
print()
for a in (
    ("",),
    (" ",),
    ("1.5",),
    ("1__0",),
    ("_1",),
    ("1_",),
    ("0x10",),
    ("12", 2),
    ("8", 8),
    ("010", 0),
    ("1", 1),
    ("1", 37),
    ("1", -2),
    ("- 1",),
    ("--1",),
    ("1 2",),
    ("0b", 0),
    ("é",),
    (None,),
    ([],),
    (1j,),
    ("1", "2"),
    (5, 10),
    (1.5, 10),
    (float("nan"),),
    (float("inf"),),
    (b"\xff",),
    ("1\0",),
    ("9" * 5000,),
    ("x" * 300,),
    ("1", 2.0),
    (object,),
):
    try:
        print(a, int(*a))
    except Exception as e:
        print(ascii(a)[:30], "|", type(e).__name__, ascii(str(e))[:120])


class I:
    def __int__(self):
        return 5


class X:
    def __index__(self):
        return 6


class Bad:
    def __int__(self):
        return 1.0


print(int(), int(I()), int(X()), int("7", base=8))
for v in (object(), Bad()):
    try:
        print(int(v))
    except TypeError as e:
        print(e)
try:
    str(10**5000)
except ValueError as e:
    print(e)
print(len(str(10**4299)), len(hex(10**5000)))
