# `/` between objects of every pair of built-in types.
values = [
    None,
    True,
    3,
    -2.5,
    1 + 2j,
    "ab",
    b"ab",
    bytearray(b"c"),
    [1],
    (1, 2),
    {"k": 1},
    {3},
    range(2),
    int,
]
for left in values:
    for right in values:
        try:
            print(ascii(left), "/", ascii(right), "->", ascii(left / right))
        except Exception as error:
            print(ascii(left), "/", ascii(right), "|", type(error).__name__, error)
