# bit_length, bit_count, to_bytes, from_bytes, as_integer_ratio, conjugate and attributes.
print(
    [(n.bit_length(), n.bit_count()) for n in (0, 1, -1, 255, 256, -256, 2**63, 2**100 - 1, True)],
    (5).as_integer_ratio(),
    (5).conjugate(),
    (5).real,
    (5).imag,
    (5).numerator,
    (5).denominator,
    (7).is_integer(),
    True.real,
    (-3).__abs__(),
    (5).__add__(2),
    (5).__add__("x"),
    (5).__bool__(),
    (5).__index__(),
    (5).__floor__(),
    (5).__ceil__(),
    (5).__trunc__(),
    (1234).__round__(-2),
    (5).bit_length(),
)
print(
    (1024).to_bytes(2, "big"),
    (1024).to_bytes(4, "little"),
    (-1).to_bytes(3, "big", signed=True),
    (255).to_bytes(),
    (0).to_bytes(0, "big"),
    (10**20).to_bytes(9, "little"),
    (-128).to_bytes(1, signed=True),
    int.from_bytes(b"\x04\x00"),
    int.from_bytes(b"\xff\xfe", "little"),
    int.from_bytes(b"\xff", signed=True),
    int.from_bytes([1, 2], "big"),
    int.from_bytes(b""),
    int.from_bytes(bytearray(b"\x80" + b"\0" * 8), "big", signed=True),
)
for f in (
    lambda: (256).to_bytes(1, "big"),
    lambda: (-1).to_bytes(1, "big"),
    lambda: (1).to_bytes(1, "middle"),
    lambda: (1).to_bytes(-1, "big"),
    lambda: (128).to_bytes(1, signed=True),
    lambda: int.from_bytes("ab"),
    lambda: int.from_bytes([256]),
    lambda: int.from_bytes(5),
    lambda: (1).to_bytes("a"),
    lambda: (1).bit_length(1),
    lambda: (5).nope,
    lambda: int.from_bytes(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
