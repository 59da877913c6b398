# bytearray as a mutable sequence of ints.
b = bytearray(b"hello")
b[0] = 72
b.append(33)
b += b"?"
b.extend([65, 66])
b.insert(0, 32)
print(b, len(b), b[1], b[1:4], bytes(b[-2:]), b.pop(), b.pop(0), b)
b[1:3] = b"XYZ"
del b[-1]
b.reverse()
print(b, b.find(b"Y"), 88 in b, b"Z" in b)
b.remove(90)
print(
    b,
    b.decode(),
    b.upper(),
    b == bytes(b),
    bytearray(3),
    bytearray([1, 2]),
    bytearray("é", "utf-8"),
    b * 2,
    b + b"q",
)
for s in (
    "b[0] = 256",
    "b[0] = 'a'",
    "b.append('x')",
    "b.append(-1)",
    "b.remove(1)",
    "hash(b)",
    "bytearray('a')",
    "bytearray([300])",
    "b[99]",
    "b + 'x'",
    "b.extend('abc')",
    "bytearray().pop()",
    "b[:2] = 5 and 'x'",
):
    try:
        exec(s)
        print(s, "ok", b)
    except Exception as e:
        print(s, "|", type(e).__name__, e)
c = b.copy()
c.clear()
print(
    c,
    c is b,
    bytearray(b"a") < bytearray(b"b"),
    bytearray(b"a,b").split(b","),
    bytearray(b"ab").hex(),
    list(bytearray(b"\x00\xff")),
)
