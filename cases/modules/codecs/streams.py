# Readers and writers of streams in memory.
import codecs
import io

CALLS = [
    *(
        "r.read()",
        "r.read(5)",
        "r.read(5, 3)",
        "r.read(-1, 3)",
        "r.readline()",
        "[r.readline() for _ in range(9)]",
        "r.readline(3)",
    ),
    *(
        "r.readline(keepends=False)",
        "[r.readline(None, False) for _ in range(9)]",
        "r.readlines()",
        "r.readlines(None, False)",
    ),
    *(
        "list(r)",
        "next(r)",
        "[r.read(chars=2) for _ in range(5)]",
        "[r.read(2, 2) for _ in range(4)]",
        "[r.read(3) for _ in range(12)]",
    ),
    *(
        "[r.read(4, 2, True) for _ in range(9)]",
        "(r.readline(), r.read(3), r.readline(), r.read(), r.read())",
        "r.charbuffer",
    ),
    *(
        "(r.read(3), r.readline(), r.seek(0), r.read(4))",
        "(r.readline(size=2), r.readline(size=100))",
        "r.getvalue() == r.stream.getvalue()",
    ),
    *(
        "r.decode(b'x\\0\\0\\0')",
        "r.errors",
        "r.read(0)",
        "r.read(1, 0)",
        "[r.readline(4) for _ in range(12)]",
        "r.encode('x')",
    ),
]
for name in ("utf-8", "utf-16", "latin-1", "utf-8-sig", "cp1252", "utf-32"):
    text = "line1\nlíne2\r\nx\rlast \x85y\n\nend" if name == "latin-1" else "line1\nlíne2\r\nx\rlast \u2026y\n\nend"
    for call in CALLS:
        r = codecs.getreader(name)(io.BytesIO(text.encode(name)))
        try:
            print(name, call, ascii(eval(call)))
        except Exception as error:
            print(name, call, type(error).__name__, error)
    buffer = io.BytesIO()
    w = codecs.getwriter(name)(buffer)
    print(
        w.write("aé"),
        w.writelines(["b", "c"]),
        w.reset(),
        w.write("d"),
        buffer.getvalue(),
        w.seek(0),
        w.write("e"),
        buffer.getvalue(),
    )

with codecs.getreader("utf-8")(io.BytesIO(b"abc")) as reader:
    print(reader.read())
print(reader.stream.closed)
print(ascii(codecs.getreader("utf-8")(io.BytesIO(b"a\xffb"), "replace").read()))
for data in (b"a\xffb\ncd", b"ab\n\xffb\ncd"):
    reader = codecs.getreader("utf-8")(io.BytesIO(data))
    try:
        print(reader.readline())
    except UnicodeDecodeError as error:
        print(error)
reader = codecs.getreader("utf-8")(io.BytesIO(b"x" * 100 + b"\n" + b"y" * 200))
print(len(reader.readline()), reader.tell(), len(reader.readline()))
for data in ("ab".encode("utf-16-be"), "\ufeffab".encode("utf-16-be")):
    try:
        print(codecs.getreader("utf-16")(io.BytesIO(data)).read())
    except UnicodeError as error:
        print(error)

both = codecs.StreamReaderWriter(io.BytesIO(b"h\xc3\xa9llo\nx"), codecs.getreader("utf-8"), codecs.getwriter("utf-8"))
print(
    both.read(2),
    both.readline(),
    both.encoding,
    both.write("ü"),
    both.getvalue(),
    both.seek(0),
    both.readlines(),
    both.reset(),
    both.tell(),
    both.errors,
)
print(list(codecs.StreamReaderWriter(io.BytesIO(b"q\nr"), codecs.getreader("utf-8"), codecs.getwriter("utf-8"))))
recoded = codecs.EncodedFile(io.BytesIO(b"h\xc3\xa9llo\nx\xc3\xbc"), "latin-1", "utf-8")
print(recoded.read(3), recoded.readline(), recoded.readlines(), recoded.data_encoding, recoded.file_encoding)
print(
    recoded.write(b"\xe9"),
    recoded.writelines([b"a", b"\xe8"]),
    recoded.getvalue(),
    recoded.seek(0),
    list(recoded),
    recoded.reset(),
)
recoded = codecs.EncodedFile(io.BytesIO(), "utf-8")
print(recoded.file_encoding, recoded.write(b"\xc3\xa9"), recoded.getvalue())
rot = codecs.getwriter("rot13")(io.StringIO())
print(rot.write("Hello"), rot.getvalue())
hexed = codecs.getwriter("hex")(io.BytesIO())
print(hexed.write(b"ab"), hexed.getvalue(), codecs.getreader("hex")(io.BytesIO(b"6162")).read())
