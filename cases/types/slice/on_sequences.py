# The same slices over every sequence type agree.
seqs = [
    "abcdefghij",
    list("abcdefghij"),
    tuple("abcdefghij"),
    b"abcdefghij",
    bytearray(b"abcdefghij"),
    range(10),
]
for sl in (
    slice(None),
    slice(2, 5),
    slice(-3, None),
    slice(None, None, -1),
    slice(8, 2, -2),
    slice(20, None, -4),
    slice(5, 2),
    slice(-20, 3),
    slice(None, -8, -1),
    slice(0, 10, 3),
    slice(None, 0, -1),
    slice(True, 4),
):
    got = [s[sl] for s in seqs]
    plain = [
        "".join(g)
        if isinstance(g, (list, tuple))
        else g.decode()
        if isinstance(g, (bytes, bytearray))
        else "".join(chr(97 + i) for i in g)
        if isinstance(g, range)
        else g
        for g in got
    ]
    print(
        sl,
        plain[0],
        len(set(plain)) == 1,
        [type(g).__name__ for g in got] if sl.start is None and sl.step is None else "",
        got[5],
    )
