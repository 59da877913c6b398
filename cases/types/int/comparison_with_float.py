# Exact comparison, hashing and mixing of ints and floats near 2**53 and beyond.
n = 2**53
print(
    n == float(n),
    n + 1 == float(n),
    n + 1 > float(n),
    float(n + 1) == n,
    n + 1.0 == n,
    10**23 == 1e23,
    int(1e23),
    1e23 == int(1e23),
    10**400 > 1e308,
    10**400 > float("inf"),
    -(10**400) < float("-inf"),
    1 < float("nan"),
    10**400 == float("inf"),
    0 == -0.0,
    1 == True == 1.0,
)
print(
    {1: "a", 1.0: "b", True: "c"},
    {2**53: 1}.get(float(2**53)),
    {2**53 + 1: 1}.get(float(2**53)),
    hash(2.0**100) == hash(2**100),
    hash(0.5),
    sorted([3, 2.5, 2, 10**30, 1e29, -1e308, float("inf"), -(10**309)]),
    max(1, 1.0),
    max(1.0, 1),
    min(2**53 + 1, 2.0**53),
    3 in [3.0],
    (1, 2.0) == (1.0, 2),
    5 // 2.0,
    5 % 2.5,
    2**0.5,
    4**0.5,
    10**-2,
    10**2.0,
)
print(
    1e16 + 1,
    10**16 + 1.5,
    2**1023 * 1.0,
    7 / 7,
    6 / 4,
    (10**30) / (10**29),
    1 / 3 * 3 == 1,
    0.1 + 0.2 == 0.3,
    3 * 1.1,
    int(-0.9),
    int(1e10),
    round(1e15 + 0.5),
    9007199254740993 / 1,
    123456789012345678 * 1.0,
    2**53 + 1 - 1.0,
)
for f in (
    lambda: 10**309 + 1.0,
    lambda: 10**309 / 3.0,
    lambda: float(10**309),
    lambda: 10**309 / 10**308,
    lambda: (10**309) ** 0.5,
    lambda: 2.0**10000,
    lambda: 10**700 / 3,
    lambda: 1.5 * 10**309,
):
    try:
        print(f())
    except OverflowError as e:
        print(e)
