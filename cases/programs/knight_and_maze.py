# Shortest knight paths, a maze by BFS, A-star by hand, and connected components.
from collections import deque

JUMPS = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]


def knight(start, goal, n=8):
    dist, q = {start: 0}, deque([start])
    while q:
        cur = q.popleft()
        if cur == goal:
            return dist[cur]
        for dx, dy in JUMPS:
            nxt = cur[0] + dx, cur[1] + dy
            if 0 <= nxt[0] < n and 0 <= nxt[1] < n and nxt not in dist:
                dist[nxt] = dist[cur] + 1
                q.append(nxt)
    return None


MAZE = ["S.#.....", ".##.###.", "....#...", ".##...#E"]
cells = {(r, c): ch for r, row in enumerate(MAZE) for c, ch in enumerate(row)}
start, end = (next(k for k, v in cells.items() if v == x) for x in "SE")


def solve():
    prev, q = {start: None}, deque([start])
    while q and q[0] != end:
        r, c = q.popleft()
        for n in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            if cells.get(n, "#") != "#" and n not in prev:
                prev[n] = (r, c)
                q.append(n)
    path, cur = [], end if end in prev else None
    while cur:
        path.append(cur)
        cur = prev[cur]
    return path[::-1]


path = solve()
print(len(path), path[0], path[-1])
for r, row in enumerate(MAZE):
    print("".join("*" if (r, c) in path and ch == "." else ch for c, ch in enumerate(row)))
print(
    [knight((0, 0), g) for g in ((1, 2), (7, 7), (0, 1), (0, 0))],
    knight((0, 0), (1, 1), 2),
    knight((0, 0), (2, 2), 3),
    len(JUMPS),
)


def astar(goal):
    h = lambda p: abs(p[0] - goal[0]) + abs(p[1] - goal[1])
    open_, g = [(h(start), 0, start)], {start: 0}
    while open_:
        open_.sort(reverse=True)
        _, d, cur = open_.pop()
        if cur == goal:
            return d, len(g)
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            n = cur[0] + dr, cur[1] + dc
            if cells.get(n, "#") != "#" and d + 1 < g.get(n, 99):
                g[n] = d + 1
                open_.append((d + 1 + h(n), d + 1, n))


print(astar(end))
parent = {c: c for c in cells if cells[c] != "#"}


def find(x):
    while parent[x] != x:
        parent[x] = x = parent[parent[x]]
    return x


for r, c in parent:
    for n in ((r + 1, c), (r, c + 1)):
        if n in parent:
            parent[find((r, c))] = find(n)
print(
    len({find(c) for c in parent}),
    sorted(sum(find(c) == root for c in parent) for root in {find(c) for c in parent}),
)
