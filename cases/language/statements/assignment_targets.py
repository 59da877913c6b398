# Chained, nested and starred assignment, attribute and subscript targets.
a = b = c = []
a.append(1)
print(b, c is a)
x, (y, [z, *w]), *v = 1, (2, [3, 4, 5]), 6, 7
print(x, y, z, w, v)
[p, q] = "ab"
(r,) = {5}
*s, t = range(4)
(*u,) = "xyz"
print(p, q, r, s, t, u)


class O:
    pass


o = O()
o.a, o.b = o.c, d = (1, 2), {}
print(o.a, o.b, o.c, d)
lst = [0] * 5
lst[0], lst[-1], *lst[1:3] = "first", "last", 1, 2
print(lst)
i = lst[i] = 2 if (i := 1) else 0
print(i, lst)
for bad in (
    "a, b = 1, 2, 3",
    "a, b = 1",
    "a, b = [1]",
    "a, *b, c = [1]",
    "a, b = None",
    "(a, b), c = 1, 2",
    "[a] = {}",
    "a, b = 'abc'",
    "*a, b = []",
    "a, b, c = iter([1, 2])",
    "a, = range(10)",
    "a, b = {1: 2, 3: 4, 5: 6}",
):
    try:
        exec(bad)
    except Exception as e:
        print(bad, "|", type(e).__name__, e)
a, b = b, a = 1, 2
print(a, b)
