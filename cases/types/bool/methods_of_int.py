# What bools have of ints: results are ints.
# covers: bool.as_integer_ratio, bool.conjugate, bool.denominator, bool.from_bytes, bool.imag, bool.is_integer, bool.numerator, bool.real, bool.to_bytes, int.is_integer, complex.conjugate, complex.imag, complex.real, NoneType

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


for value in (True, False):
    for name in ("as_integer_ratio", "conjugate", "is_integer", "to_bytes", "bit_length", "bit_count", "__index__", "__trunc__"):
        got = getattr(value, name)()
        print(name, got, type(got).__name__)
    for name in ("real", "imag", "numerator", "denominator"):
        got = getattr(value, name)
        print(name, got, type(got).__name__)
        t(setattr, value, name, 1)
    t(value.to_bytes, 2, "little")
    t(value.to_bytes, length=2, byteorder="big", signed=True)
    t(value.to_bytes, -1)
    t(value.conjugate, 1)
for arguments in [(b"",), (b"\x00",), (b"\x01",), (b"\x02", "little"), ([0, 1],), (5,), ("a",), (b"\x01", "middle"), ()]:
    t(bool.from_bytes, *arguments)
t(lambda: type(bool.from_bytes(b"\x01")))
number = 3 - 4j
print(number.conjugate(), number.real, number.imag, (0j).conjugate(), complex(-0.0, 0.0).conjugate(), complex("nan").conjugate())
t(setattr, number, "real", 1)
t(delattr, number, "imag")
t(number.conjugate, 1)
t(complex.conjugate, 1)
print(type(None)() is None, type(None).__name__, type(None).__doc__ is None or True, bool(None))
t(type(None), 1)
t(lambda: type("N", (type(None),), {}))
t(lambda: None.x)
t(setattr, None, "x", 1)
t(lambda: None + 1)
t(lambda: (5).is_integer(), )
t(lambda: (5).is_integer(1))
