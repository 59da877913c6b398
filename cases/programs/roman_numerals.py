# Roman numerals both ways, with validation.
TABLE = [
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
]


def to_roman(n):
    if not isinstance(n, int) or isinstance(n, bool):
        raise TypeError(f"expected int, got {type(n).__name__}")
    if not 0 < n < 4000:
        raise ValueError(f"{n} is out of range")
    out = ""
    for value, glyph in TABLE:
        count, n = divmod(n, value)
        out += glyph * count
    return out


def from_roman(s):
    values = {g: v for v, g in TABLE if len(g) == 1}
    total = 0
    for a, b in zip(s, s[1:] + " "):
        v = values[a]
        total += -v if values.get(b, 0) > v else v
    if to_roman(total) != s:
        raise ValueError(f"not canonical: {s}")
    return total


print([to_roman(n) for n in (1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999)])
print(
    all(from_roman(to_roman(n)) == n for n in range(1, 4000)),
    max(range(1, 4000), key=lambda n: len(to_roman(n))),
)
for bad in (0, 4000, "x", 1.5, True, None):
    try:
        to_roman(bad)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
for bad in ("IIII", "IM", "ABC", "", "VX"):
    try:
        print(from_roman(bad))
    except (KeyError, ValueError) as e:
        print(repr(bad), type(e).__name__, e)
