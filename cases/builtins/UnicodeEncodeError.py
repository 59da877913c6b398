# The five arguments of UnicodeEncodeError, their types, its text, and positions out of range.
def told(source):
    try:
        e = eval(source)
        print(source, "->", ascii(e), "|", ascii(str(e)), "|", ascii(e.args))
        print("    ", ascii((e.encoding, e.object, e.start, e.end, e.reason)))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "UnicodeEncodeError()", "UnicodeEncodeError('e')", "UnicodeEncodeError('e', 'abc', 1, 2)",
    "UnicodeEncodeError('e', 'abc', 1, 2, 'r')", "UnicodeEncodeError('e', 'abc', 1, 2, 'r', 6)",
    "UnicodeEncodeError('e', 'abc', 0, 3, 'r')", "UnicodeEncodeError('e', 'abc', 1, 1, 'r')",
    "UnicodeEncodeError('e', 'abc', 2, 1, 'r')", "UnicodeEncodeError('e', 'abc', -1, 9, 'r')",
    "UnicodeEncodeError('e', 'abc', 5, 6, 'r')", "UnicodeEncodeError('e', '', 0, 1, 'r')",
    "UnicodeEncodeError('e', 'aé', 1, 2, 'r')", "UnicodeEncodeError('e', 'a\u1234', 1, 2, 'r')",
    "UnicodeEncodeError('e', 'a\U0001f600', 1, 2, 'r')", "UnicodeEncodeError('e', 'a\\ud800', 1, 2, 'r')",
    "UnicodeEncodeError('e', 'a\\n', 1, 2, 'r')", "UnicodeEncodeError(1, 'abc', 1, 2, 'r')",
    "UnicodeEncodeError('e', b'abc', 1, 2, 'r')", "UnicodeEncodeError('e', 'abc', 'x', 2, 'r')",
    "UnicodeEncodeError('e', 'abc', 1, 2.0, 'r')", "UnicodeEncodeError('e', 'abc', 1, 2, b'r')",
    "UnicodeEncodeError('e', 'abc', 1, 2, reason='r')", "UnicodeEncodeError('e', 'abc', 10**30, 2, 'r')",
    "UnicodeEncodeError('e', 'abc', True, None, 'r')", "UnicodeEncodeError('e', 'abc', True, 2, 'r')",
]:
    told(source)
e = UnicodeEncodeError("e", "abcdef", 1, 2, "r")
for name, value in [
    ("start", 3), ("end", 5), ("start", "x"), ("end", None), ("object", "xy"), ("object", 5), ("object", b"q"),
    ("encoding", "z"), ("encoding", 5), ("reason", "why"), ("reason", 7), ("start", 2**70), ("start", -5),
]:
    try:
        setattr(e, name, value)
        print(name, getattr(e, name), end=" ")
        print(str(e))
    except Exception as error:
        print(name, type(error).__name__, error)
for name in ("start", "end", "object", "encoding", "reason"):
    try:
        delattr(e, name)
        print(getattr(e, name))
    except Exception as error:
        print(name, type(error).__name__, error)
