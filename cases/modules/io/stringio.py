# io.StringIO and io.BytesIO as in-memory files.
import io

s = io.StringIO("line1\nline2\nline3")
print(
    repr(s.readline()),
    s.read(3),
    s.tell(),
    s.readlines(),
    repr(s.read()),
    s.seek(0),
    list(s),
    s.getvalue() == "line1\nline2\nline3",
    s.truncate(5),
    s.getvalue(),
    s.seek(0, 2),
    s.write("!"),
    s.getvalue(),
    s.closed,
    s.readable(),
    s.writable(),
    s.seekable(),
)
b = io.BytesIO(b"abc")
print(
    b.read(2),
    b.getvalue(),
    b.write(b"XY"),
    b.getvalue(),
    b.seek(1),
    b.read1(1) if hasattr(b, "read1") else b"",
    b.readline(),
    bytes(b.getbuffer()),
)
with io.StringIO() as f:
    print("hello", 1, file=f)
    f.writelines(["a", "b\n"])
    f.seek(0)
    print([l.rstrip() for l in f])
for g in (
    lambda: f.read(),
    lambda: s.write(5),
    lambda: io.StringIO(5),
    lambda: io.BytesIO("a"),
    lambda: b.write("a"),
    lambda: s.seek(-1),
    lambda: s.seek(1, 1),
    lambda: io.StringIO(b"a"),
    lambda: f.getvalue(),
    lambda: s.nope,
    lambda: next(io.StringIO("")),
):
    try:
        print(g())
    except Exception as e:
        print(type(e).__name__, e)
print(
    isinstance(s, io.StringIO),
    io.StringIO("a\r\nb", newline=None).read() == "a\nb",
    io.StringIO().getvalue() == "",
    next(io.StringIO("x\ny")),
    io.StringIO("ab").read(-1),
    io.StringIO("é").read(1),
)
