# Tab stops and every kind of line boundary.
print(
    repr("a\tbc\tdef\tg".expandtabs()),
    repr("a\tb".expandtabs(4)),
    repr("\t".expandtabs(1)),
    repr("a\tb".expandtabs(0)),
    repr("a\tb".expandtabs(-3)),
    repr("ab\n\tc\r\td".expandtabs(4)),
    repr("é\tx".expandtabs(tabsize=3)),
)
t = "a\nb\r\nc\rd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l"
print(
    ascii(t.splitlines()),
    ascii(t.splitlines(True)),
    "a\n".splitlines(),
    "\n".splitlines(),
    "".splitlines(),
    "\n\n".splitlines(),
    "a\n\nb".splitlines(keepends=True),
    "no end".splitlines(),
    "a\r\n\r\nb\n\r".splitlines(),
    "a\n".split("\n"),
)
for f in (
    lambda: "a".expandtabs("x"),
    lambda: "a".splitlines("x") and "truthy",
    lambda: "a".expandtabs(1, 2),
    lambda: "a".splitlines(1, 2),
):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(b"a\nb\r\nc\x0bd\x85".splitlines(), b"a\tb".expandtabs(4), len("x\ty".expandtabs(100)))
