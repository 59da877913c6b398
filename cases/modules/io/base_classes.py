# covers: io.IOBase, io.RawIOBase, io.BufferedIOBase, io.TextIOBase
# What the base classes do by themselves.
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for kind in (io.IOBase, io.RawIOBase, io.BufferedIOBase, io.TextIOBase):
    print(kind.__name__, kind.__mro__[1].__name__, kind.__module__)
    thing = kind()
    for name in ("readable", "writable", "seekable", "isatty", "fileno", "tell", "flush", "read", "readline", "truncate", "detach", "readlines"):
        if hasattr(thing, name):
            print(name, end=" ")
            show(getattr(thing, name))
    show(lambda: thing.seek(0))
    show(lambda: thing.write(b""))
    show(lambda: next(thing))
    print(thing.closed, thing.close(), thing.closed)
    show(thing.flush)
    show(lambda: thing.__enter__())


class Lines(io.IOBase):
    def __init__(self, data):
        self.data = data

    def read(self, size=-1):
        part, self.data = self.data[:size], self.data[size:]
        return part


print(Lines(b"a\nbc\nd").readline(), Lines(b"a\nbc\nd").readlines(), list(Lines(b"a\nb")), Lines(b"abc\n").readline(2))
closed = []


class Closing(io.IOBase):
    def close(self):
        closed.append(1)
        super().close()


with Closing():
    pass
print(closed)
io.IOBase.register(Lines)
print(isinstance(Lines(b""), io.IOBase), issubclass(io.StringIO, io.IOBase))
