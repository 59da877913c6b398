# Counting the placements of queens with sets of attacked lines.
def place(n, row, cols, up, down):
    if row == n:
        return 1
    count = 0
    for c in range(n):
        if c not in cols and row + c not in up and row - c not in down:
            cols.add(c)
            up.add(row + c)
            down.add(row - c)
            count += place(n, row + 1, cols, up, down)
            cols.remove(c)
            up.remove(row + c)
            down.remove(row - c)
    return count


print(place(12, 0, set(), set(), set()))
