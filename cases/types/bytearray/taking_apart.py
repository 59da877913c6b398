# Methods that take bytearrays apart and put them together.
# covers: bytearray.strip, bytearray.lstrip, bytearray.rstrip, bytearray.split, bytearray.rsplit, bytearray.splitlines, bytearray.partition, bytearray.rpartition, bytearray.replace, bytearray.join, bytearray.expandtabs

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


text = bytearray(b"  a,b,,c \t\r\n x")
for name in ("strip", "lstrip", "rstrip", "split", "rsplit"):
    method = getattr(text, name)
    for arguments in [(), (None,), (b" ",), (b",",), (b"",), (b", x",), (b",", 1), (b",", -1), (b",", 0), (None, 1),
                      ("a",), (5,), (b",", "1"), (b",", 1, 2), (bytearray(b","),), (memoryview(b","),), (b",", 10 ** 30)]:
        t(method, *arguments)
    t(method, sep=b",")
    t(method, maxsplit=1)
for keep in ((), (True,), (0,), ("x",), (None,), (1, 2)):
    t(bytearray(b"a\nb\r\nc\rd\x0be\x0cf\x1cg\x85").splitlines, *keep)
t(text.splitlines, keepends=True)
for name in ("partition", "rpartition"):
    for arguments in [(), (b",",), (b"x",), (b"",), ("a",), (44,), (b",", 1), (memoryview(b","),)]:
        t(getattr(text, name), *arguments)
for arguments in [(), (b",",), (b",", b";"), (b",", b"", 1), (b"", b"-"), (b"", b"-", 3), (b",", b";", -1), (b",", b";", 0),
                  ("a", b"b"), (b"a", "b"), (b"a", 5), (b",", b";", "1"), (b",", b";", 1, 2)]:
    t(text.replace, *arguments)
for arguments in [(), ([b"a", bytearray(b"b")],), ([],), (["a"],), (b"ab",), (5,), ((x for x in (b"a", b"b")),), ([1],),
                  ([memoryview(b"q")],), ("ab",), ([b"a"], 1)]:
    t(bytearray(b"-").join, *arguments)
for arguments in [(), (4,), (0,), (-1,), ("a",), (1.5,), (2, 3)]:
    t(bytearray(b"a\tbc\td\n\te").expandtabs, *arguments)
t(bytearray(b"a\tb").expandtabs, tabsize=2)
