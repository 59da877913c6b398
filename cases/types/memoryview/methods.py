# Of memoryview: tobytes, tolist, hex, release, toreadonly, as context manager, and after release.
# covers: memoryview.tobytes, memoryview.tolist, memoryview.hex, memoryview.release, memoryview.toreadonly
source = bytearray(b'abcdef')
m = memoryview(source)
released = memoryview(b'xyz')
released.release()
sources = [
    "m.tobytes(), m.tobytes(None), m.tobytes('C'), m.tobytes('F'), m.tobytes(order='A'), m[::-2].tobytes(), m.cast('H').tobytes()",
    "m.tobytes('X')",
    "m.tobytes(5)",
    "m.tobytes('C', 1)",
    "m.tolist(), m[1:3].tolist(), m.cast('B', [2, 3]).tolist(), memoryview(b'').tolist()",
    "m.tolist(1)",
    "m.hex(), m.hex('-'), m.hex(':', 2), m[::2].hex()",
    "m.hex(5)",
    "m.toreadonly().readonly, m.toreadonly().obj is source",
    "exec('m.toreadonly()[0] = 1')",
    """exec('memoryview(b"a")[0] = 1')""",
    "released.tobytes()",
    "released.tolist()",
    "released.nbytes",
    "released.obj",
    "released[0]",
    "len(released)",
    "released.cast('B')",
    "released.release(), released.release()",
    "released == b'xyz', released == released",
    "repr(released)[:9], repr(m)[:9]",
    "released.__enter__()",
    "memoryview(released)",
    "bytes(released)",
    "list(released)",
    "(lambda v: (v.__enter__() is v, v.__exit__(None, None, None)))(memoryview(b'a'))",
    'exec(\'with memoryview(b"a") as v: pass\\nv[0]\')',
    "m.release(1)",
    "m.__exit__()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
