# covers: io.StringIO, io.TextIOBase, io.SEEK_SET, io.SEEK_CUR, io.SEEK_END, io.UnsupportedOperation
# Text in memory: reading, writing, seeking, newlines, closing.
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

s = io.StringIO("line one\nline two\n\nlast")
print(repr(s.readline()), repr(s.read(3)), s.tell(), s.readlines(), repr(s.read()), s.seek(0), list(s), s.tell())
for call in (lambda: s.seek(2), lambda: s.read(4), lambda: s.seek(0, 1), lambda: s.seek(0, 2), lambda: s.seek(1, 1), lambda: s.seek(-1, 2), lambda: s.seek(-1), lambda: s.seek(0, 3), lambda: s.seek("x"), lambda: s.seek(1.5), lambda: s.seek(100),
             lambda: s.write("end"), lambda: s.getvalue()[-5:], lambda: s.truncate(4), lambda: s.getvalue(), lambda: s.tell(), lambda: s.write(5), lambda: s.write(b"x"), lambda: s.write(""), lambda: s.truncate(-1), lambda: s.truncate("x"),
             lambda: s.read("x"), lambda: s.read(None), lambda: s.readline(None), lambda: s.fileno(), lambda: s.detach(), lambda: s.isatty(), lambda: s.readable(), lambda: s.writable(), lambda: s.seekable(), lambda: s.encoding, lambda: s.errors, lambda: s.newlines, lambda: s.line_buffering,
             lambda: s.flush(), lambda: s.closed, lambda: s.writelines(["a", "b"]), lambda: s.writelines([1]), lambda: s.writelines(5)):
    show(call)
for newline in (None, "", "\n", "\r", "\r\n", "x"):
    show(lambda: [io.StringIO("a\nb\r\nc\rd", newline).readlines(), io.StringIO("a\nb\r\nc\rd", newline=newline).getvalue()])
w = io.StringIO(newline="\r\n")
print(w.write("a\nb"), repr(w.getvalue()), w.seek(0), repr(w.readline()))
n = io.StringIO("x\r\ny\n", newline=None)
print(n.read(), n.newlines)
show(lambda: io.StringIO(5))
show(lambda: io.StringIO(b"x"))
show(lambda: io.StringIO("x", 5))
print(io.StringIO(None).getvalue() == "", io.StringIO("abc").read(2), io.StringIO("abc").readlines(1), io.StringIO("a\nb\nc").readlines(3), io.StringIO("ab\ncd").readline(1), io.StringIO("ab\ncd").readline(0))
with io.StringIO() as c:
    c.write("kept")
    print(c.getvalue())
for call in (c.getvalue, c.read, c.readline, lambda: c.write("x"), lambda: c.seek(0), c.tell, lambda: next(c), lambda: iter(c), c.flush, c.close, lambda: c.closed, c.isatty, c.readable, lambda: c.__enter__(), lambda: c.truncate(), lambda: c.line_buffering):
    show(call)
o = io.StringIO("hello")
o.write("J")
print(o.getvalue(), o.tell(), next(iter(o)), print("printed", file=o), repr(o.getvalue()))
print(isinstance(o, io.TextIOBase), isinstance(o, io.IOBase), issubclass(io.StringIO, io.RawIOBase), io.UnsupportedOperation.__mro__[1:3], (io.SEEK_SET, io.SEEK_CUR, io.SEEK_END), io.StringIO.__mro__)


class Sub(io.StringIO):
    extra = 1


sub = Sub("x")
sub.attr = 5
print(sub.read(), sub.attr, sub.__dict__)
gap = io.StringIO()
gap.seek(3)
gap.write("x")
print(repr(gap.getvalue()), gap.tell())
