# covers: io.TextIOWrapper, io.IncrementalNewlineDecoder, io.text_encoding, io.BlockingIOError
# Text over bytes in memory: encodings, newlines, positions.
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for data, options in ((b"caf\xc3\xa9\nb", {"encoding": "utf-8"}), (b"caf\xe9", {"encoding": "latin-1"}), (b"\xff", {"encoding": "utf-8"}), (b"\xff", {"encoding": "utf-8", "errors": "replace"}), (b"a\r\nb\rc\n", {"encoding": "ascii"}),
                      (b"a\r\nb\rc\n", {"encoding": "ascii", "newline": ""}), (b"a\r\nb", {"encoding": "ascii", "newline": "\n"}), (b"x", {"encoding": "nope"}), (b"\xef\xbb\xbfbom", {"encoding": "utf-8-sig"}), ("é".encode("utf-16"), {"encoding": "utf-16"})):
    show(lambda: io.TextIOWrapper(io.BytesIO(data), **options).readlines())
raw = io.BytesIO()
w = io.TextIOWrapper(raw, encoding="utf-8", newline="\r\n", write_through=True)
print(w.write("é\nx"), w.flush(), raw.getvalue(), w.encoding, w.errors, w.newlines, w.line_buffering, w.buffer is raw, w.writable(), w.readable(), w.seekable())
print(w.detach() is raw, raw.closed)
show(lambda: w.write("x"))
t = io.TextIOWrapper(io.BytesIO(b"one\ntwo\nthree\n"), encoding="ascii")
print(t.readline(), t.read(2), t.read(), t.read(), t.seek(0), next(t), list(t))
t.seek(0)
print(t.readline(2), t.readlines(), t.seek(0, 2), t.tell(), t.closed, t.close(), t.closed)
show(t.read)
show(lambda: io.TextIOWrapper(5))
show(lambda: io.TextIOWrapper(io.BytesIO(), encoding=5))
show(lambda: io.TextIOWrapper(io.BytesIO(), "ascii").write(5))
show(lambda: io.TextIOWrapper(io.BytesIO(), "ascii").write("é") and 1)
show(lambda: io.TextIOWrapper(io.BytesIO(), "ascii", newline="x"))
with io.TextIOWrapper(io.BytesIO(b"in with"), encoding="ascii") as inside:
    print(inside.read())
decoder = io.IncrementalNewlineDecoder(None, True)
print(repr(decoder.decode("a\r")), repr(decoder.decode("\nb\rc\r\n")), repr(decoder.decode("\r", final=True)), decoder.newlines, decoder.getstate(), decoder.reset())
plain = io.IncrementalNewlineDecoder(None, False)
print(repr(plain.decode("a\r\nb")), plain.newlines)
print(io.text_encoding(None) in ("locale", "utf-8"), io.text_encoding("latin-1"), io.BlockingIOError is BlockingIOError)
