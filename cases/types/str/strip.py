# strip, lstrip, rstrip with character sets.
print(
    [
        "  a b ".strip(),
        "xxaxx".strip("x"),
        "xyaxy".strip("yx"),
        "abc".strip(""),
        "  ".strip(),
        "\t\n\x0b\x1c\x85\xa0\u2003a\u3000".strip(),
        "a".strip("a"),
        "mississippi".lstrip("mis"),
        "mississippi".rstrip("ip"),
        "  x".lstrip(),
        "x  \n".rstrip(),
        "éaé".strip("é"),
        "..a.b..".strip("."),
        "abc".strip(None),
        "\x00a\x00".strip(),
        "-+5".lstrip("+-"),
        "".strip(),
        "[(x)]".strip("[]()"),
        "\u200ba".strip() == "\u200ba",
    ]
)
for f in (
    lambda: "a".strip(5),
    lambda: "a".strip(b"a"),
    lambda: "a".strip("a", "b"),
    lambda: "a".lstrip(["a"]),
    lambda: "a".rstrip(chars="a"),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
