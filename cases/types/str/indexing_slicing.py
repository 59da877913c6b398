# Indexing, slicing with steps, out-of-range and code points beyond the BMP.
s = "añ😀de"
print(
    s[0],
    s[-1],
    s[2],
    len(s),
    s[1:3],
    s[::-1],
    s[::2],
    s[-2:],
    s[10:],
    s[:-10],
    s[3:1],
    s[3:1:-1],
    s[None:None],
    s[-100:100],
    s[4:0:-2],
    s[::-3],
    s[True],
    s[2:2] == "",
    [c for c in s],
    s[:2] + s[2:] == s,
    s[::100],
    s[10**20 :],
    s[: -(10**20) : -1],
)
for f in (
    lambda: s[5],
    lambda: s[-6],
    lambda: s["a"],
    lambda: s[1.0],
    lambda: s[::0],
    lambda: s[None],
    lambda: s[1, 2],
    lambda: s["a":],
    lambda: s[10**20],
    lambda: ""[0],
    lambda: s[[1]],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
for st in ("s[0] = 'x'", "del s[0]", "s.x = 1", "s[0] += 'a'"):
    try:
        exec(st)
    except (TypeError, AttributeError) as e:
        print(e)
t = "0123456789"
print(
    all(
        t[a:b:c] == "".join(list(t)[a:b:c])
        for a in (None, -12, -3, 0, 4, 11)
        for b in (None, -12, -1, 0, 5, 12)
        for c in (None, 1, 2, -1, -3)
    )
)
