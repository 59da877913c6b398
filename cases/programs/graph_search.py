# BFS, DFS, Dijkstra by hand, topological order and cycle detection.
from collections import deque

graph = {"A": {"B": 4, "C": 1}, "B": {"D": 1}, "C": {"B": 2, "D": 5}, "D": {"E": 3}, "E": {}, "F": {"A": 1}}


def bfs(start, goal):
    queue, seen = deque([[start]]), {start}
    while queue:
        path = queue.popleft()
        if path[-1] == goal:
            return path
        for n in graph[path[-1]]:
            if n not in seen:
                seen.add(n)
                queue.append(path + [n])


def dfs(node, seen=None):
    seen = seen if seen is not None else []
    seen.append(node)
    for n in sorted(graph[node]):
        if n not in seen:
            dfs(n, seen)
    return seen


def dijkstra(start):
    dist, done = {n: float("inf") for n in graph}, set()
    dist[start], prev = 0, {}
    while len(done) < len(graph):
        node = min((n for n in graph if n not in done), key=lambda n: (dist[n], n))
        done.add(node)
        for n, w in graph[node].items():
            if dist[node] + w < dist[n]:
                dist[n], prev[n] = dist[node] + w, node
    return dist, prev


def topo(g):
    state, order = {}, []

    def visit(n, path):
        if state.get(n) == "done":
            return
        if state.get(n) == "open":
            raise ValueError("cycle: " + " -> ".join(path + [n]))
        state[n] = "open"
        for m in g.get(n, ()):
            visit(m, path + [n])
        state[n] = "done"
        order.append(n)

    for n in g:
        visit(n, [])
    return order[::-1]


print(bfs("A", "E"), bfs("E", "A"), dfs("F"), dijkstra("A"), topo(graph), sep="\n")
try:
    topo({"x": ["y"], "y": ["z"], "z": ["x"]})
except ValueError as e:
    print(e)
