# memoryview over bytes and bytearray, read, slice, write through.
m = memoryview(b"abcdef")
print(
    m[0],
    m[-1],
    bytes(m[1:3]),
    len(m),
    m.tolist(),
    m.readonly,
    m.itemsize,
    m.nbytes,
    m == b"abcdef",
    list(m[::2]),
    m.tobytes(),
    m.hex(),
    m.format,
    m.shape,
    m.ndim,
)
ba = bytearray(b"hello")
w = memoryview(ba)
w[0] = 72
w[1:3] = b"EY"
print(ba, w.readonly, bytes(w[::-1]))
for f in (
    lambda: m.__setitem__(0, 1),
    lambda: m[10],
    lambda: memoryview("a"),
    lambda: memoryview(5),
    lambda: w.__setitem__(0, 300),
    lambda: w.__setitem__(slice(0, 2), b"abc"),
    lambda: ba.append(1),
    lambda: memoryview(),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
w.release()
ba.append(33)
print(ba)
with memoryview(b"xy") as v:
    print(v[0], 120 in v)
try:
    v[0]
except ValueError as e:
    print(e)
