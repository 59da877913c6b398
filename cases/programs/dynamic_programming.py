# Memoised and tabular dynamic programming: edit distance, knapsack, LCS, coins, partitions.
from functools import lru_cache


def edit(a, b):
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        cur = [i]
        for j, y in enumerate(b, 1):
            cur.append(min(prev[j] + 1, cur[-1] + 1, prev[j - 1] + (x != y)))
        prev = cur
    return prev[-1]


def knapsack(items, cap):
    best = [(0, ())] * (cap + 1)
    for name, w, v in items:
        for c in range(cap, w - 1, -1):
            cand = best[c - w][0] + v, best[c - w][1] + (name,)
            if cand[0] > best[c][0]:
                best[c] = cand
    return best[cap]


@lru_cache(None)
def lcs(a, b):
    if not a or not b:
        return ""
    if a[0] == b[0]:
        return a[0] + lcs(a[1:], b[1:])
    return max(lcs(a[1:], b), lcs(a, b[1:]), key=len)


def coins(total, kinds):
    ways = [1] + [0] * total
    for k in kinds:
        for t in range(k, total + 1):
            ways[t] += ways[t - k]
    return ways[total]


def lis(xs):
    best = [1] * len(xs)
    for i in range(len(xs)):
        for j in range(i):
            if xs[j] < xs[i]:
                best[i] = max(best[i], best[j] + 1)
    return max(best, default=0)


memo = {}


def partitions(n, k=None):
    k = n if k is None else k
    if n == 0:
        return 1
    if (n, k) not in memo:
        memo[n, k] = sum(partitions(n - i, min(i, n - i)) for i in range(1, min(n, k) + 1))
    return memo[n, k]


print(
    edit("kitten", "sitting"),
    edit("", "abc"),
    edit("same", "same"),
    knapsack([("a", 3, 4), ("b", 4, 5), ("c", 7, 10), ("d", 8, 11)], 12),
)
print(
    lcs("AGGTABQX", "GXTXAYBX"),
    coins(100, [1, 5, 10, 25, 50]),
    lis([10, 9, 2, 5, 3, 7, 101, 18]),
    lis([]),
    partitions(30),
    len(memo) > 50,
    lcs.cache_info().hits > 0,
)
