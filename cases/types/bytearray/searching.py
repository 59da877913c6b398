# Searching methods of bytes and bytearrays, with bounds and arguments of all kinds.
# covers: bytearray.find, bytearray.index, bytearray.rfind, bytearray.rindex, bytearray.count, bytearray.startswith, bytearray.endswith, bytes.startswith, bytes.endswith, bytes.removeprefix, bytes.removesuffix

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


for kind in (bytes, bytearray):
    text = kind(b"abracadabra")
    for name in ("find", "index", "rfind", "rindex", "count", "startswith", "endswith"):
        method = getattr(text, name)
        for arguments in [(), (b"abr",), (b"",), (97,), (b"a", 3), (b"a", -3, None), (b"ra", None, 5), (b"", 99), (b"x",),
                          ("a",), (None,), (256,), (-1,), (b"a", "b"), (b"a", 1, 2, 3), (bytearray(b"ra"),),
                          (memoryview(b"bra"),), ((b"a", b"x"),), ((b"a", 1),), ((),), ([b"a"],), (b"a", 10 ** 30),
                          (b"a", -10 ** 30, 10 ** 30), (True,), (1.5,)]:
            t(method, *arguments)
        t(method, sub=b"a")
    for name in ("removeprefix", "removesuffix"):
        method = getattr(text, name)
        for arguments in [(), (b"abra",), (b"",), (b"abracadabra",), (b"x",), ("a",), (97,), (None,), (b"a", b"b"),
                          (memoryview(b"a"),)]:
            t(method, *arguments)
    print(type(text.removeprefix(b"")), text.removesuffix(b"") is text)
