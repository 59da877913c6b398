# f-strings with plain fields and format specs.
def run(n):
    size = 0
    last = ""
    for i in range(n):
        x = i / 7
        last = f"{i}:{x:.2f} {i:>6}|{'ab'!r} {i & 255:02x}"
        size += len(last)
    return size, last


print(run(800_000))
