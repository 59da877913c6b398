# Sizes that readers of streams take; methods that are plain functions; positions of mistakes in international names.
# covers: codecs.StreamReader.readline, codecs.StreamReader.read, codecs.StreamReaderWriter.readline, codecs.CodecInfo
import codecs
import io


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error, getattr(error, "start", ""))


def reader(name="utf-8"):
    return codecs.getreader(name)(io.BytesIO(b"ab\ncdef\ngh"))


for size in (0, 1, 2, None, -1, -5, "a", 2.5, True):
    it = reader()
    show(lambda: (it.readline(size), it.readline(size), it.read()))
for args in [(0,), (3, 2), (-1, 2), ("",), ("", 1), (0, ""), (None,)]:
    show(lambda: reader().read(*args))
show(lambda: reader().decode)
show(lambda: reader().decode(key=0))
show(lambda: reader().decode(0, 0, 0))
show(lambda: reader().__getattr__(0, 0))
show(lambda: reader().__format__(nope=0))
show(lambda: reader().__format__(0, 0))
info = codecs.lookup("latin-1")
show(lambda: [type(one).__name__ for one in info.__getnewargs__()])
show(lambda: info.__new__(bool, 0, 0))
show(lambda: codecs.EncodedFile(0, None))
for data in (b"ab.xn--a", b"a.xn--999999999", b"a.\xff", b"xn--\xff", b"ab.cd.xn--a"):
    for final in (False, True):
        show(lambda: codecs.getincrementaldecoder("idna")().decode(data, final))
    show(lambda: data.decode("idna"))
for name in ("utf.8", "UTF.16", "koi8.r", "latin.1", "iso8859.1", "us.ascii", "ansi.x3.4.1968", "rot.13", "iso.ir.100"):
    show(lambda: codecs.lookup(name).name)
    show(lambda: b"a".decode(name))
show(lambda: codecs.lookup_error("\0"))
show(lambda: codecs.getincrementaldecoder("idna")("x").decode(b"a"))
show(lambda: codecs.getincrementalencoder("idna")("x").encode("a"))
