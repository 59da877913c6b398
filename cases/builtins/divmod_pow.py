# divmod and three-argument pow.
print(
    divmod(7, 3),
    divmod(-7, 3),
    divmod(7, -3),
    divmod(7.5, 2),
    divmod(-0.0, 3),
    divmod(10**20, 7),
    divmod(True, 2),
    divmod(2.0, float("inf")),
)
print(
    pow(2, 10),
    pow(2, -1),
    pow(2, 0.5),
    pow(-8, 1 / 3),
    pow(0, 0),
    pow(0.0, 0),
    pow(3, 200, 13),
    pow(3, -1, 7),
    pow(-3, 5, 7),
    pow(3, 5, -7),
    pow(2, 10, 1),
    pow(10**20, 10**10, 97),
    pow(2, base := 3),
    pow(exp=3, base=2),
    pow(5, 3, mod=7),
)
for a in (
    (2, -1, 4),
    (2, 3, 0),
    (2.0, 3, 5),
    (2, 3, 1.5),
    ("a", 2),
    (0, -1),
    (0.0, -2),
    (2, "x"),
    (1, 2, None),
    (2, 10**6, "m"),
):
    try:
        print(a, pow(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e)
for a in ((1, 0), (1.0, 0), ("a", 1), (1, "a"), (0, 0.0), (1j, 1)):
    try:
        print(divmod(*a))
    except Exception as e:
        print(a, "|", type(e).__name__, e)
print(
    pow(1.0, float("nan")),
    pow(float("nan"), 0),
    pow(float("inf"), -1),
    pow(-1, float("inf")),
    (-2) ** 3,
    (-2.0) ** 3,
    (-2) ** -3,
    2**0.5 == pow(2, 0.5),
)
try:
    10.0**400
except OverflowError as e:
    print(e)
