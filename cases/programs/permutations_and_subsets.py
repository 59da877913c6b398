# Recursive generators of permutations, subsets, n-queens and sudoku-like backtracking.
def permute(xs):
    if not xs:
        yield []
    for i, x in enumerate(xs):
        for rest in permute(xs[:i] + xs[i + 1 :]):
            yield [x, *rest]


def subsets(xs):
    return [[]] if not xs else [s + t for s in subsets(xs[1:]) for t in ([], [xs[0]])]


def queens(n, cols=()):
    if len(cols) == n:
        yield cols
        return
    for c in range(n):
        if all(c != d and abs(c - d) != len(cols) - r for r, d in enumerate(cols)):
            yield from queens(n, cols + (c,))


def parens(n, opened=0, closed=0, s=""):
    if closed == n:
        return [s]
    return (parens(n, opened + 1, closed, s + "(") if opened < n else []) + (
        parens(n, opened, closed + 1, s + ")") if closed < opened else []
    )


def subset_sum(xs, target, chosen=()):
    if target == 0:
        return chosen
    if not xs or target < 0:
        return None
    return subset_sum(xs[1:], target - xs[0], chosen + (xs[0],)) or subset_sum(xs[1:], target, chosen)


def solve(words, result):
    letters = sorted(set("".join(words) + result))

    def search(i, used, val):
        if i == len(letters):
            num = lambda w: int("".join(str(val[c]) for c in w))
            return (
                dict(val)
                if sum(map(num, words)) == num(result) and all(val[w[0]] for w in (*words, result))
                else None
            )
        for d in range(10):
            if d not in used:
                val[letters[i]] = d
                if got := search(i + 1, used | {d}, val):
                    return got
        val.pop(letters[i], None)

    return search(0, frozenset(), {})


print(
    list(permute([1, 2, 3])),
    sorted(subsets("abc"), key=lambda s: (len(s), s)),
    len(list(queens(6))),
    next(queens(8)),
    parens(3),
    subset_sum([3, 34, 4, 12, 5, 2], 9),
    subset_sum([5], 3),
    sep="\n",
)
for row in next(queens(5)):
    print("." * row + "Q" + "." * (4 - row))
print(solve(["AB", "A"], "BC"))
