# Padding with odd widths, fills, signs and errors.
print(
    [
        s.center(n, f)
        for s, n, f in (
            ("ab", 5, "*"),
            ("a", 4, "-"),
            ("abc", 2, "x"),
            ("", 3, "."),
            ("abc", 6, "é"),
            ("ab", 7, " "),
            ("abc", 8, "*"),
        )
    ],
    "ab".ljust(5, ".") + "|",
    "ab".rjust(5) + "|",
    "x".ljust(-1),
    "x".ljust(0),
)
print(
    [
        s.zfill(n)
        for s, n in (
            ("42", 5),
            ("-42", 5),
            ("+4", 4),
            ("--4", 5),
            ("", 3),
            ("abc", 2),
            ("-", 3),
            ("1.5", 6),
            ("é", 3),
        )
    ]
)
for f in (
    lambda: "a".center(5, "ab"),
    lambda: "a".ljust("5"),
    lambda: "a".rjust(5, 5),
    lambda: "a".center(),
    lambda: "a".center(5, ""),
    lambda: "a".zfill(),
    lambda: "a".zfill(1.5),
    lambda: "a".ljust(3, fillchar="x"),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
