# covers: io.BufferedReader, io.BufferedWriter, io.BufferedRandom, io.BufferedRWPair
# Buffers around raw streams of one's own making.
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Raw(io.RawIOBase):
    def __init__(self, data=b""):
        self.data, self.place, self.log = bytearray(data), 0, []

    def readable(self):
        return True

    def writable(self):
        return True

    def seekable(self):
        return True

    def readinto(self, target):
        part = self.data[self.place : self.place + len(target)]
        target[: len(part)] = part
        self.place += len(part)
        return len(part)

    def write(self, data):
        self.log.append(bytes(data))
        self.data[self.place : self.place + len(data)] = data
        self.place += len(data)
        return len(data)

    def seek(self, offset, whence=0):
        self.place = offset if whence == 0 else self.place + offset if whence == 1 else len(self.data) + offset
        return self.place

    def tell(self):
        return self.place


print(Raw(b"abc").read(2), Raw(b"abc").read(), Raw(b"abc").readall(), Raw(b"a\nb").readline(), Raw(b"a\nb").readlines())
r = io.BufferedReader(Raw(b"0123456789\nrest"))
print(r.read(3), r.peek(2)[:2], r.read1(2), r.readline(), r.tell(), r.seek(1), r.read(2), r.read(), r.read(), r.readable(), r.writable(), r.raw is not None)
target = bytearray(4)
r.seek(0)
print(r.readinto(target), target, list(r))
show(lambda: r.write(b"x"))
show(lambda: r.read(-5))
raw = Raw()
w = io.BufferedWriter(raw, 4)
print(w.write(b"ab"), raw.log, w.write(b"cde"), w.flush(), b"".join(raw.log), w.writable(), w.readable(), w.tell())
show(lambda: w.write("text"))
show(lambda: w.read())
w.write(b"last")
w.close()
print(b"".join(raw.log), w.closed, raw.closed)
show(lambda: w.write(b"x"))
x = io.BufferedRandom(Raw(b"hello world"))
print(x.read(5), x.write(b"!"), x.seek(0), x.read(), x.tell(), x.raw.data)
pair = io.BufferedRWPair(Raw(b"in"), Raw())
print(pair.read(), pair.write(b"out"), pair.flush(), pair.readable(), pair.writable(), pair.closed, pair.close(), pair.closed)
for call in (lambda: io.BufferedReader(5), lambda: io.BufferedReader(Raw(), 0), lambda: io.BufferedWriter(io.BytesIO(), -1)):
    show(call)
print(io.BufferedReader(io.BytesIO(b"over bytes")).read(4), io.TextIOWrapper(io.BufferedReader(Raw(b"text\n")), encoding="ascii").readline())
detached = io.BufferedReader(Raw(b"x"))
print(type(detached.detach()).__name__)
show(detached.read)
