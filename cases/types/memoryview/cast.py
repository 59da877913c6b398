# Of memoryview.cast: every format, shapes, and what cannot be cast.
m = memoryview(bytearray(range(24)))
sources = [
    "[(f, m.cast(f).itemsize, m.cast(f).shape, m.cast(f)[0]) for f in 'bBcfdhHiIlLqQnNe?@' if f not in '@']",
    "m.cast('@i')[0], m.cast('@B').format, m.cast('P').itemsize",
    "m.cast('B', [2, 12])[1, 3], m.cast('B', [2, 3, 4])[1, 2, 3], m.cast('i', [2, 3]).tolist(), m.cast('B', shape=(24,)).shape, m.cast(format='H').shape, m.cast('B', []) if False else 0",
    "m.cast('B', [5, 5])",
    "m.cast('B', [0, 24])",
    "m.cast('B', [-1, 24])",
    "m.cast('B', ['a'])",
    "m.cast('B', 5)",
    "m.cast('x')",
    "m.cast('<i')",
    "m.cast('ii')",
    "m.cast('')",
    "m.cast(5)",
    "m.cast(None)",
    "m.cast()",
    "m.cast('i').cast('d')",
    "m.cast('i').cast('B').shape",
    "m[1:].cast('i')",
    "m[::2].cast('B')",
    "m.cast('B', [2, 12]).cast('i').shape",
    "m.cast('B', [2, 12]).cast('B').shape",
    "m.cast('B', [2, 12])[0]",
    "m.cast('B', [2, 12])[0:1].tolist()",
    "m.cast('B', [2, 12])[0, 1, 2]",
    "m.cast('B', [2, 12])[5, 0]",
    "m.cast('B', [1] * 65)",
    "m.cast('B', [2, 12]).tolist()[1][:2], list(m.cast('H'))[:3], m.cast('c')[0], m.cast('?').tolist()[:3], m.cast('f').tolist()[:1], m.cast('e')[1]",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
