# The Mandelbrot set with floats, drawn as text.
def column(cr, ci, limit):
    zr = zi = 0.0
    for i in range(limit):
        zr2, zi2 = zr * zr, zi * zi
        if zr2 + zi2 > 4.0:
            return i
        zi = 2.0 * zr * zi + ci
        zr = zr2 - zi2 + cr
    return limit


def run(width, height, limit):
    total = 0
    rows = []
    for y in range(height):
        row = ""
        for x in range(width):
            n = column(x * 3.0 / width - 2.2, y * 2.4 / height - 1.2, limit)
            row += " .:-=+*#%@"[n * 9 // limit]
            total += n
        rows.append(row)
    return total, rows[height // 2][::7]


print(run(420, 260, 240))
