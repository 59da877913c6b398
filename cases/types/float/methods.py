# is_integer, as_integer_ratio, hex, fromhex, conjugate, and errors.
print(
    [x.is_integer() for x in (1.0, 1.5, -0.0, 1e300, float("inf"), float("nan"))],
    (0.5).as_integer_ratio(),
    (-0.1).as_integer_ratio(),
    (1e20).as_integer_ratio(),
    (0.0).as_integer_ratio(),
    (2.5).real,
    (2.5).imag,
    (2.5).conjugate(),
    (2.7).__int__(),
    (2.7).__trunc__(),
    (-2.7).__floor__(),
    (2.1).__ceil__(),
    (2.5).__round__(),
    (7.5).__divmod__(2),
    (1.5).__eq__("x"),
)
print(
    [x.hex() for x in (1.0, 0.1, -2.5, 0.0, -0.0, 5e-324, 1e308, float("inf"), float("nan"), 255.0, 3.14)],
    [
        float.fromhex(s)
        for s in (
            "0x1.8p3",
            "1.8",
            "-0x.1p4",
            "0x1p-1074",
            "inf",
            " nan ",
            "0xA",
            "1p2",
            "0x1.999999999999ap-4",
        )
    ],
)
one = 1.5
for f in (
    lambda: float("inf").as_integer_ratio(),
    lambda: float("nan").as_integer_ratio(),
    lambda: float.fromhex("x"),
    lambda: float.fromhex("0x1p5000"),
    lambda: int(float("inf")),
    lambda: float.fromhex(5),
    lambda: (1.5).nope,
    lambda: 1.5 << 1,
    lambda: 1.5 | 1,
    lambda: [1][float(1)],
    lambda: range(2.0),
    lambda: "a" * 2.0,
    lambda: one(),
    lambda: one[0],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
