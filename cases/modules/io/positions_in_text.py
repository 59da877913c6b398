# covers: io.TextIOWrapper, io.StringIO, io.BytesIO
# Telling and seeking between reads and writes.
import io

text = "één\ntwee\ndriè €\nlast"
raw = io.BytesIO(text.encode())
t = io.TextIOWrapper(raw, encoding="utf-8", newline="")
places = []
while True:
    places.append(t.tell())
    if not t.readline():
        break
print(places)
for place in reversed(places):
    t.seek(place)
    print(repr(t.readline()), end=" ")
print()
t.seek(places[1])
print(t.read(4), t.tell() == places[1] + 4, repr(t.read(1)), t.read(2))
t.seek(0)
t.read(2)
middle = t.tell()
rest = t.read()
t.seek(middle)
print(t.read() == rest, middle)
t.seek(0, 2)
t.write("\nadded é")
t.flush()
print(raw.getvalue()[-9:], t.tell() == len(raw.getvalue()))
t.seek(0)
t.write("ÉÉN")
t.seek(0)
print(t.readline())
s = io.StringIO("0123456789")
s.seek(3)
s.write("abc")
print(s.tell(), s.read(2), s.getvalue(), s.truncate(), s.getvalue(), s.seek(0), s.read())
b = io.BytesIO(b"0123456789")
b.seek(-4, 2)
print(b.read(2), b.tell(), b.seek(-3, 1), b.read(1), b.seek(20), b.read(), b.write(b"!"), b.getvalue()[8:])
copy = io.BytesIO()
for line in io.BytesIO(b"a\nb\nc"):
    copy.write(line.strip() + b";")
print(copy.getvalue())
w = io.TextIOWrapper(io.BytesIO(), encoding="utf-16", newline="\n")
w.write("ab")
w.seek(0)
print(w.read(), w.buffer.getvalue()[:2] in (b"\xff\xfe", b"\xfe\xff"))
for bad in (lambda: t.seek(5, 1), lambda: t.seek(-1), lambda: t.seek(1, 2), lambda: t.seek(0, 9), lambda: t.read("x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
