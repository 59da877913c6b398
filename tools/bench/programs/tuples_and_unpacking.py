# Tuples made, unpacked, compared and used as keys.
def run(n):
    grid = {}
    x = y = 0
    for i in range(n):
        dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[i * i % 7 % 4]
        x, y = (x + dx) % 50, (y + dy) % 50
        cell = (x, y)
        grid[cell] = grid.get(cell, 0) + 1
        first, *rest = (i, x, y)
        if (x, y) < (y, x):
            first, rest = rest[0], [first]
    return len(grid), max(grid.values()), first, rest


print(run(1_300_000))
