# Case, tests of letters and padding of bytearrays.
# covers: bytearray.capitalize, bytearray.center, bytearray.isalnum, bytearray.isalpha, bytearray.isascii, bytearray.isdigit, bytearray.islower, bytearray.isspace, bytearray.istitle, bytearray.isupper, bytearray.ljust, bytearray.lower, bytearray.rjust, bytearray.swapcase, bytearray.title, bytearray.upper, bytearray.zfill

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


samples = [b"", b"a", b"A", b"1", b" ", b"aB c1", b"Hello World", b"hELLO", b"\xe9", b"\t\n\x0b\x0c\r \x1c", b"A1", b"a-b'c", b"\x00"]
for name in ("capitalize", "lower", "upper", "swapcase", "title", "isalnum", "isalpha", "isascii", "isdigit", "islower",
             "isspace", "istitle", "isupper"):
    print(name, [getattr(bytearray(sample), name)() for sample in samples])
    t(getattr(bytearray(b"a"), name), 1)
    t(getattr(bytearray, name))
    t(getattr(bytearray, name), b"a")
for name in ("center", "ljust", "rjust"):
    for arguments in [(), (5,), (5, b"*"), (1,), (-3,), (6, bytearray(b"+")), (5, b""), (5, b"ab"), (5, "*"), (5, 42),
                      ("5",), (5.0,), (5, b"*", 1), (True,), (10 ** 30,), (5, memoryview(b"*"))]:
        t(getattr(bytearray(b"ab"), name), *arguments)
    t(getattr(bytearray(b"ab"), name), width=5)
for sample in (b"", b"7", b"-7", b"+7", b"--7", b"- 7", b"abc"):
    print(bytearray(sample).zfill(4), bytearray(sample).zfill(0), bytearray(sample).zfill(-1))
t(bytearray(b"1").zfill)
t(bytearray(b"1").zfill, "3")
t(bytearray(b"1").zfill, 1.5)
made = bytearray(b"A")
print(made.upper() is made, made.zfill(1) is made, made.ljust(0) is made, type(made.title()))
