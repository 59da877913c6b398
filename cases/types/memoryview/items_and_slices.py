# Of memoryview: items, slices, assignment, comparison, containment, iteration.
class Index:
    def __index__(self):
        return 2


m = memoryview(bytearray(b'abcdef'))
sources = [
    "m[0], m[-1], m[1:3].tobytes(), m[::-1].tobytes(), m[True], m[Index()], m[()] if False else 0, m[...] is m if False else 0",
    "m[6]",
    "m['a']",
    "m[1.0]",
    "m[None]",
    "m[0, 1]",
    "m[()]",
    "m[...]",
    "m[::0]",
    "exec('m[0] = 65; print(m.tobytes())')",
    "exec('m[0] = 256')",
    "exec('m[0] = -1')",
    """exec('m[0] = "a"')""",
    """exec('m[0] = b"a"')""",
    "exec('m[0] = 1.5')",
    "exec('m[0] = Index(); print(m.tobytes())')",
    """exec('m[1:3] = b"XY"; print(m.tobytes())')""",
    """exec('m[1:3] = b"XYZ"')""",
    "exec('m[1:3] = [1, 2]')",
    "exec('m[1:3] = 5')",
    """exec('m[::2] = b"123"; print(m.tobytes())')""",
    """exec('m[1:3] = memoryview(b"abcd").cast("H")')""",
    "exec('m[9] = 1')",
    """exec('m["a"] = 1')""",
    "exec('del m[0]')",
    "exec('del m[0:1]')",
    """exec('c = m.cast("c"); c[0] = b"q"; print(m.tobytes()); c[0] = 5')""",
    """exec('h = m.cast("h"); h[0] = -2; print(h[0]); h[0] = 40000')""",
    """exec('f = memoryview(bytearray(8)).cast("d"); f[0] = 1.5; print(f[0], f.tolist()); f[0] = "a"')""",
    """exec('b = memoryview(bytearray(1)).cast("?"); b[0] = "yes"; print(b[0], bytes(b))')""",
    r"memoryview(b'abc') == b'abc', memoryview(b'abc') == bytearray(b'abc'), memoryview(b'abc') == memoryview(b'abcd')[:3], memoryview(b'abc') == 'abc', memoryview(b'ab\x00\x00').cast('H') == memoryview(b'ab\x00\x00'), memoryview(b'abc') != b'abd'",
    "memoryview(b'abc') < b'abd'",
    "97 in memoryview(b'abc'), b'a' in memoryview(b'abc'), 300 in memoryview(b'abc'), 'a' in memoryview(b'abc')",
    "list(memoryview(b'abc')), list(reversed(memoryview(b'abc'))), max(memoryview(b'abc')), sorted(memoryview(b'cab')), iter(memoryview(b'a')).__class__.__name__, [*memoryview(b'ab')], memoryview(b'abc').index(98) if hasattr(memoryview, 'index') else 'none'",
    "memoryview(b'a') + b'b'",
    "b'a' + memoryview(b'b'), bytearray(b'a') + memoryview(b'b'), b'ab'.startswith(memoryview(b'a')), b','.join([memoryview(b'a')]), int(memoryview(b'12')), float(memoryview(b'1.5'))",
    "memoryview(b'a') * 2",
    "str(memoryview(b'a'), 'ascii'), bytes(memoryview(b'abc')[::2]), bytearray(memoryview(b'abc')[::-1])",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
