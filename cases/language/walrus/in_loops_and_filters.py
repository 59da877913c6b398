# Walrus in while conditions, filters, nested calls and f-strings.
chunks = iter(["ab", "c", "", "never"])
while chunk := next(chunks):
    print(chunk, end=" ")
data = ["3", "x", "7", "-1"]


def num(s):
    try:
        return int(s)
    except ValueError:
        return None


print([n for s in data if (n := num(s)) is not None], [(s, n) for s in data if (n := num(s)) and n > 0], n)
if (n := len(data)) > 3 and (half := n // 2):
    print(f"{n} {half} {(third := n / 3):.2f} {third > 1}")
print(
    (a := 1, b := a + 1, a + b),
    max(x := 3, y := 5),
    x,
    y,
    [z := 0, *[z := z + i for i in range(4)]],
    z,
    any((found := w) == "x" for w in data),
    found,
    not (m := None),
    m,
)


def f():
    if (local := 5) > 3:
        pass
    return local, [local := local * 2 for _ in range(2)], local


print(f(), (lambda q: (r := q) + 1)(4), {(k := "a"): (v := 1)}, k, v, (p := [1, 2])[0], p)
stack = [1, 2, 3]
out = []
while stack and (top := stack.pop()) != 1:
    out.append(top)
print(out, top, stack, (s := "abc")[::-1] + s, {t: u for t in "ab" if (u := ord(t))}, sum(acc := [1, 2]), acc)
