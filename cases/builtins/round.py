# Banker's rounding, negative digits, and types of the result.
print(
    [round(x) for x in (0.5, 1.5, 2.5, -0.5, -1.5, 2.4999999, 1e16 + 1)],
    round(2.675, 2),
    round(1.005, 2),
    round(2.5, 0),
    round(-2.5, 0),
    round(0.05, 1),
    round(1234.5678, -2),
    round(1234, -2),
    round(1250, -2),
    round(1350, -2),
    round(-1250, -2),
    round(15, -1),
    round(25, -1),
    round(5, -1),
    round(5, -10),
    round(5, 3),
)
print(
    type(round(2.0)),
    type(round(2.0, 0)),
    type(round(2, 1)),
    type(round(True)),
    round(1.5, None),
    round(10**30 + 5, -1),
    round(1e300, 5),
    round(1.23e-10, 12),
    round(-0.4),
    round(-0.04, 1),
    round(float(10**22)),
    round(0.1 + 0.2, 17),
    round(5e-324, 400),
    round(1e22, -400),
    round(9.995, 2),
    round(number=2.5, ndigits=None),
)
for a in (
    (float("nan"),),
    (float("inf"),),
    ("a",),
    (1.5, 1.5),
    (1.5, "a"),
    (None,),
    (1e308, -308),
    ([],),
    (1, 2, 3),
    (float("nan"), 1),
    (1.7e308, -308),
):
    try:
        print(a, round(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e)
