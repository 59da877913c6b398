# __init__ called again on an exception puts its args anew; __new__ alone has put them already.
cases = [
    (Exception, (1,), (2, 3)),
    (StopIteration, (1,), (2, 3)),
    (StopIteration, (1,), ()),
    (SystemExit, (1,), (2, 3)),
    (SystemExit, (1,), ()),
    (OSError, (2, "a"), (3, "b", "file")),
    (OSError, (2, "a"), ()),
    (KeyError, ("a",), ("b", "c")),
    (SyntaxError, ("a",), ("b", ("f", 1, 2, "t"))),
    (ImportError, ("a",), ("b",)),
    (UnicodeDecodeError, ("utf-8", b"ab", 0, 1, "r"), ("ascii", b"xyz", 1, 2, "again")),
]
for kind, first, second in cases:
    error = kind(*first)
    print(repr(error), end=" ")
    print(error.__init__(*second), error.args, repr(error), str(error))
for kind in (Exception, StopIteration, SystemExit, OSError, KeyError, SyntaxError, ImportError, NameError):
    bare = kind.__new__(kind, 1, 2)
    print(kind.__name__, bare.args, ascii(str(bare)), repr(bare))
error = StopIteration.__new__(StopIteration, 5)
print(error.value)
error = SystemExit.__new__(SystemExit, 5)
print(error.code)
error = OSError.__new__(OSError, 2, "x")
print(error.errno, error.strerror, type(error).__name__)
error = UnicodeDecodeError.__new__(UnicodeDecodeError, 1)
for name in ("encoding", "object", "start", "end", "reason"):
    try:
        print(name, getattr(error, name))
    except Exception as failure:
        print(name, type(failure).__name__, failure)
print(ascii(str(error)), error.args)
