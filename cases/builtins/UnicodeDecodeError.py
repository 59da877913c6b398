# The five arguments of UnicodeDecodeError: bytes of any kind, positions, its text.
def told(source):
    try:
        e = eval(source)
        print(source, "->", ascii(e), "|", ascii(str(e)), "|", ascii(e.args))
        print("    ", ascii((e.encoding, e.object, e.start, e.end, e.reason)))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "UnicodeDecodeError()", "UnicodeDecodeError('e')", "UnicodeDecodeError('e', b'abc', 1, 2)",
    "UnicodeDecodeError('e', b'abc', 1, 2, 'r')", "UnicodeDecodeError('e', b'abc', 1, 2, 'r', 6)",
    "UnicodeDecodeError('e', b'abc', 0, 3, 'r')", "UnicodeDecodeError('e', b'abc', 1, 1, 'r')",
    "UnicodeDecodeError('e', b'abc', 2, 1, 'r')", "UnicodeDecodeError('e', b'abc', -1, 9, 'r')",
        "UnicodeDecodeError('e', b'abc', 5, 6, 'r')", "UnicodeDecodeError('e', b'', 0, 1, 'r')",
    "UnicodeDecodeError('e', b'a\\xff', 1, 2, 'r')", "UnicodeDecodeError('e', bytearray(b'abc'), 1, 2, 'r')",
    "UnicodeDecodeError('e', 'abc', 1, 2, 'r')",
    "UnicodeDecodeError('e', None, 1, 2, 'r')", "UnicodeDecodeError(b'e', b'abc', 1, 2, 'r')",
    "UnicodeDecodeError('e', b'abc', '1', 2, 'r')", "UnicodeDecodeError('e', b'abc', 1, [], 'r')",
    "UnicodeDecodeError('e', b'abc', 1, 2, 3)", "UnicodeDecodeError('e', b'abc', 1, 2, r='r')",
    "UnicodeDecodeError(None, b'abc', 1, 2, 'r')", "UnicodeDecodeError('e', [1], 1, 2, 'r')",
]:
    told(source)
e = UnicodeDecodeError("e", b"abcdef", 1, 2, "r")
for name, value in [
    ("start", 3), ("end", 5), ("start", "x"), ("end", None), ("object", b"xy"), ("object", 5), ("object", "q"),
    ("encoding", "z"), ("encoding", 5), ("reason", "why"), ("reason", 7), ("start", 2**70), ("start", -5),
    ("object", bytearray(b"later")),
]:
    try:
        setattr(e, name, value)
        print(name, getattr(e, name), end=" ")
        print(str(e))
    except Exception as error:
        print(name, type(error).__name__, error)
for codec, data in [("utf-8", b"ab\xff"), ("ascii", b"\x80"), ("utf-16", b"abc"), ("utf-8", b"\xe2\x82"), ("utf-32", b"abcd")]:
    try:
        data.decode(codec)
    except UnicodeDecodeError as error:
        print(error, error.args, error.reason)
