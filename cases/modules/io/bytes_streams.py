# covers: io.BytesIO, io.BufferedIOBase, io.RawIOBase, io.IOBase, io.DEFAULT_BUFFER_SIZE
# Bytes in memory.
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

b = io.BytesIO(b"one\ntwo\nthree")
for call in (lambda: b.read(2), lambda: b.readline(), lambda: b.readlines(), lambda: b.read(), lambda: b.seek(0), lambda: list(b), lambda: b.seek(-3, 2), lambda: b.read1(2), lambda: b.read1(), lambda: b.seek(-100, 1), lambda: b.tell(), lambda: b.seek(-1), lambda: b.seek(0, 5), lambda: b.seek("x"),
             lambda: b.write(b"ONE"), lambda: b.write("x"), lambda: b.write(5), lambda: b.write(bytearray(b"!")), lambda: b.write(memoryview(b"?")), lambda: b.getvalue(), lambda: b.seek(20), lambda: b.write(b"z"), lambda: b.getvalue(), lambda: b.truncate(5), lambda: b.truncate(50), lambda: b.getvalue(), lambda: b.tell(), lambda: b.truncate(-1), lambda: b.truncate("x"),
             lambda: b.fileno(), lambda: b.isatty(), lambda: b.readable(), lambda: b.closed, lambda: b.detach(), lambda: b.writelines([b"a", b"b"]), lambda: b.writelines(["x"]), lambda: b.flush(), lambda: b.read("x"), lambda: b.read(None), lambda: b.readline(None)):
    show(call)
target = bytearray(4)
r = io.BytesIO(b"abcdef")
print(r.readinto(target), target, r.readinto1(target), target, r.readinto(bytearray(0)), r.readinto(target))
show(lambda: r.readinto(b"const"))
show(lambda: r.readinto(5))
source = io.BytesIO(b"hello")
view = source.getbuffer()
print(bytes(view[1:3]), view.readonly, len(view), view.release())
v = io.BytesIO(b"hello")
buffer = v.getbuffer()
buffer[0] = ord("J")
print(v.getvalue())
show(lambda: v.write(b"longer than before"))
show(v.close)
buffer.release()
print(v.write(b"ok"), v.getvalue(), v.close(), v.closed)
for call in (v.getvalue, v.read, lambda: v.write(b""), v.tell, lambda: v.seek(0), v.getbuffer, v.flush, v.readable, lambda: next(v)):
    show(call)
for source in (None, b"", bytearray(b"x"), memoryview(b"y"), "text", 5, [65]):
    show(lambda: io.BytesIO(source).getvalue())
print(io.BytesIO(initial_bytes=b"kw").getvalue(), io.DEFAULT_BUFFER_SIZE, isinstance(v, io.BufferedIOBase), isinstance(v, io.RawIOBase), isinstance(v, io.IOBase), io.BytesIO.__mro__)
with io.BytesIO(b"w") as inside:
    print(inside.read(), inside.read(), inside.readline(), inside.readlines())
