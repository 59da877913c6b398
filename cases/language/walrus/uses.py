# Assignment expressions in conditions, comprehensions, calls and slices.
import re

print((n := 10) + n, n)
while (n := n - 4) > 0:
    print(n, end=" ")
print(n)
if (m := re.match(r"(\d+)-(\d+)", "12-34")) and (lo := int(m[1])) < int(m[2]):
    print(lo, m.groups())
data = [3, -1, 4, -2, 5]
print(
    [y for x in data if (y := x * x) > 9],
    y,
    any((bad := x) < 0 for x in data),
    bad,
    all((last := x) > -5 for x in data),
    last,
)
total = 0
print([total := total + v for v in data], total)
print({(k := c): (v := ord(c)) for c in "ab"}, k, v)
lst = [q := 1, q + 1, (q := q * 10), q]
print(lst, "abcdef"[(i := 2) : (j := 4)], i, j)


def f(a, b=(dflt := 5)):
    return a + b


print(f(w := 3), w, dflt, f(a=(z := 1)), z)


def g():
    if any((hit := x) > 2 for x in [1, 3, 5]):
        return hit

    def inner():
        return (loc := 9), loc

    return inner()


print(g())


class C:
    x = (y := 5) + 1


print(C.x, C.y, (lambda: (t := 4) + t)(), f"{(u := 7)} {u:=5}")
print(not (r := 0), r, (s := 1, 2), s, (t := (1, 2)), [(a := 1), a], (b := c) if (c := 3) else 0, b)
for src in (
    "[i := 0 for i in range(3)]",
    "(a.b := 1)",
    "x := 1",
    "(x[0] := 1)",
    "f(a=b := 1)",
    "((a, b) := 1)",
    "[x for x in (y := [1])]",
    "lambda: x := 1",
    "(1 := 2)",
    "(None := 1)",
):
    try:
        compile(src, "<c>", "exec")
        print(src, "compiles")
    except SyntaxError as e:
        print(src, "|", e.msg)
