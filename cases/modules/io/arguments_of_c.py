# How arguments of file objects are taken: refused by place and by name, converted in their order, before anything else.
# covers: io.IOBase.seek, io.RawIOBase.read, io.BufferedIOBase.read1, io.TextIOBase.write, io.StringIO.seek
# covers: io.BytesIO.readlines, io.BufferedReader.read1, io.BufferedRandom.seek, io.TextIOWrapper.reconfigure
import io


def show(label, call):
    try:
        print(label, repr(call()))
    except Exception as error:
        print(label, type(error).__name__, error)


MAKERS = [
    io.IOBase,
    io.RawIOBase,
    io.BufferedIOBase,
    io.TextIOBase,
    lambda: io.StringIO("ab\ncd"),
    lambda: io.BytesIO(b"ab\ncd"),
    lambda: io.BufferedReader(io.BytesIO(b"ab\ncd")),
    lambda: io.BufferedWriter(io.BytesIO(b"ab\ncd")),
    lambda: io.BufferedRandom(io.BytesIO(b"ab\ncd")),
    lambda: io.TextIOWrapper(io.BytesIO(b"ab\ncd")),
]
NAMES = ["read", "read1", "readline", "readlines", "peek", "write", "seek", "truncate", "detach", "fileno", "getbuffer"]
CALLS = [
    ((), {}),
    ((), {"x": 0}),
    ((0,), {"x": 0}),
    ((0, 0, 0), {}),
    (("",), {}),
    ((None,), {}),
    ((2**70,), {}),
    ((-(2**70),), {}),
    ((1.5,), {}),
    ((0, ""), {}),
    (("", ""), {}),
    ((0, 2**40), {}),
    (("", 9), {}),
]
for make in MAKERS:
    for name in NAMES:
        if hasattr(make(), name) and not (name == "seek" and isinstance(make(), io.TextIOWrapper)):
            for place, (args, keywords) in enumerate(CALLS):
                if not (keywords and name == "write" and isinstance(make(), io.RawIOBase)):
                    shown = f"{type(make()).__name__}.{name} {place}"
                    show(shown, lambda: str(getattr(make(), name)(*args, **keywords)).split(" at 0x")[0])
for kind in (io.BufferedReader, io.BufferedWriter, io.BufferedRandom):
    stream = kind(io.BytesIO(b"abc"))
    show(kind.__name__, lambda: kind(0, ""))
    show(kind.__name__, lambda: stream.__init__(0))
    show(kind.__name__, lambda: stream.tell())
stream = io.BytesIO(b"abc")
show("init", lambda: stream.__init__(0))
show("init", lambda: stream.getvalue())
text = io.TextIOWrapper(io.BytesIO(b"ab\r\ncd"))
show("reconfigure", lambda: text.reconfigure(line_buffering=""))
show("reconfigure", lambda: text.reconfigure(newline=0, line_buffering=""))
show("reconfigure", lambda: text.reconfigure(encoding="rot13"))
show("reconfigure", lambda: text.reconfigure(newline="\0"))
show("after", lambda: text.readline())
two = io.BufferedReader(io.BytesIO(b"abcdef"), 2)
print(two.read1(5), two.read1(), io.BufferedReader(io.BytesIO(b"abcdef"), 2).read1())
show("init", lambda: io.TextIOWrapper(0, "", 0, 0))
show("init", lambda: text.__init__(0, "utf-8", 0))
show("init", lambda: text.read())
show("new", lambda: io.BytesIO.__new__(1))
show("new", lambda: io.StringIO.__new__())
decoder = io.IncrementalNewlineDecoder(None, True)
show("decoder", lambda: decoder.decode(b""))
show("decoder", lambda: decoder.setstate(0))
show("seek", lambda: io.TextIOWrapper(io.BytesIO(b"abc")).seek(1.5))
