# covers: codecs.StreamReader, codecs.StreamWriter, codecs.StreamReaderWriter, codecs.StreamRecoder, codecs.EncodedFile
# covers: codecs.getreader, codecs.getwriter, codecs.getincrementalencoder, codecs.getincrementaldecoder
# covers: codecs.iterencode, codecs.iterdecode, codecs.IncrementalEncoder, codecs.IncrementalDecoder, codecs.Codec
# Text in pieces and over streams in memory.
import codecs
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

decoder = codecs.getincrementaldecoder("utf-8")()
print(repr(decoder.decode(b"\xc3")), decoder.getstate(), repr(decoder.decode(b"\xa9x")), decoder.getstate(), decoder.reset())
show(lambda: decoder.decode(b"\xe2\x82", final=True))
encoder = codecs.getincrementalencoder("utf-16")()
print(encoder.encode("a"), encoder.encode("b"), encoder.getstate(), encoder.reset(), encoder.encode("c", True))
print(list(codecs.iterencode("aé€", "utf-8")), list(codecs.iterdecode([b"\xe2", b"\x82", b"\xacx"], "utf-8")), list(codecs.iterencode(["é"], "ascii", "replace")))
show(lambda: list(codecs.iterdecode([b"\xe2"], "utf-8")))
reader = codecs.getreader("utf-8")(io.BytesIO("één\ntwee\ndrie".encode()))
print(reader.readline(), reader.read(3), reader.readlines(), reader.read(), type(reader).__mro__[1].__name__)
out = io.BytesIO()
writer = codecs.getwriter("latin-1")(out, "replace")
writer.write("é€")
writer.writelines(["a", "b"])
print(out.getvalue(), writer.errors, writer.stream is out)
both = codecs.StreamReaderWriter(io.BytesIO(b"abc\ndef"), codecs.getreader("ascii"), codecs.getwriter("ascii"))
print(both.readline(), next(both), both.seek(0), both.write("X"), both.stream.getvalue())
recoded = io.BytesIO()
file = codecs.EncodedFile(recoded, "utf-8", "latin-1")
file.write("é".encode())
print(recoded.getvalue(), codecs.EncodedFile(io.BytesIO(b"\xe9"), "utf-8", "latin-1").read(), type(file).__name__, file.data_encoding, file.file_encoding)
base = codecs.Codec()
show(lambda: base.encode("x"))
show(lambda: base.decode(b"x"))
show(lambda: codecs.IncrementalEncoder().encode("x"))
show(lambda: codecs.IncrementalDecoder().decode(b"x"))
print(codecs.IncrementalEncoder().getstate(), codecs.IncrementalDecoder().getstate(), codecs.IncrementalEncoder("ignore").errors)
show(lambda: codecs.getreader("nope"))
show(lambda: codecs.getincrementaldecoder("hex")().decode(b"6162"))
with codecs.getreader("ascii")(io.BytesIO(b"in with")) as inside:
    print(inside.read())
