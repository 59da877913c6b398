# Conway's life on a set of cells, with a glider and a blinker.
from collections import Counter


def step(cells):
    near = Counter((x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)
    return {c for c, n in near.items() if n == 3 or n == 2 and c in cells}


def parse(text):
    return {(x, y) for y, row in enumerate(text.strip().splitlines()) for x, c in enumerate(row) if c == "#"}


def draw(cells, w=8, h=6):
    return "\n".join("".join(".#"[(x, y) in cells] for x in range(w)) for y in range(h))


glider = parse("""
.#.
..#
###
""")
cells = glider
for gen in range(4):
    print(gen, len(cells), sorted(cells))
    cells = step(cells)
print(draw(cells), cells == {(x + 1, y + 1) for x, y in glider})
blinker = {(1, 0), (1, 1), (1, 2)}
print(sorted(step(blinker)), step(step(blinker)) == blinker, step(set()), step({(0, 0)}))
r = parse(".##\n##.\n.#.")
for _ in range(50):
    r = step(r)
print(len(r), min(r), max(r), sum(x * 31 + y for x, y in r))
history, world, n = {}, frozenset(parse("####")), 0
while world not in history:
    history[world] = n
    world, n = frozenset(step(world)), n + 1
print(n, history[world], n - history[world])
