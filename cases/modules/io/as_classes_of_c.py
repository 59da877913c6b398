# What streams say because they are written in C: names of types, numbers of arguments, descriptors, tracebacks.
# covers: io.StringIO, io.BytesIO, io.BufferedReader, io.BufferedRWPair, io.IncrementalNewlineDecoder, io.TextIOWrapper
import io


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


text = io.StringIO("ab\ncd")
show(lambda: text.read(1, 2))
show(lambda: text.nope)
show(lambda: io.StringIO.read(5))
show(lambda: io.StringIO.read())
show(lambda: text.readline(x=1))
show(lambda: io.StringIO.read)
show(lambda: io.StringIO.closed)
show(lambda: io.StringIO.nope)
show(lambda: setattr(io.StringIO, "nope", 1))
show(lambda: io.StringIO(1, 2, 3))
show(lambda: io.StringIO(0, 0))
show(lambda: io.StringIO(nope=5))
show(lambda: io.StringIO.__mro__)
data = io.BytesIO(b"ab\ncd")
show(lambda: data.seek())
show(lambda: data.seek(0, "a"))
show(lambda: data.readinto(None))
show(lambda: data.readinto1(5))
show(lambda: data.getvalue(1))
show(lambda: data.mode)
reader = io.BufferedReader(data)
show(lambda: reader)
show(lambda: reader.name)
show(lambda: reader.seek(""))
show(lambda: io.BufferedReader())
pair = io.BufferedRWPair(io.BytesIO(b"abc"), io.BytesIO())
show(lambda: pair.read1(0, 0))
show(lambda: pair.readinto())
show(lambda: pair.write())
show(lambda: pair.nope)
decoder = io.IncrementalNewlineDecoder(None, True)
show(lambda: setattr(decoder, "nope", 1))
show(lambda: decoder.decode())
wrapper = io.TextIOWrapper(io.BytesIO(b"x"), "ascii")
show(lambda: wrapper.readline(None))
show(lambda: wrapper.reconfigure(newline=4))
show(lambda: io.TextIOWrapper())
show(lambda: io.RawIOBase().seek("a"))
show(lambda: io.RawIOBase().read(3))
show(lambda: io.RawIOBase().readable(3))
io.StringIO(5)
