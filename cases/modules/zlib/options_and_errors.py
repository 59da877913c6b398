# covers: zlib.compress, zlib.decompress, zlib.compressobj, zlib.decompressobj, zlib.crc32, zlib.adler32, zlib.error
# covers: zlib.Z_BEST_COMPRESSION, zlib.Z_BEST_SPEED, zlib.Z_NO_COMPRESSION, zlib.Z_DEFAULT_COMPRESSION
# covers: zlib.MAX_WBITS, zlib.DEFLATED, zlib.DEF_MEM_LEVEL, zlib.DEF_BUF_SIZE
# Whole and in pieces, in three wrappings; checksums; what is broken.
import zlib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

data = b"the quick brown fox " * 20
for level in (-1, 0, 1, 6, 9):
    packed = zlib.compress(data, level)
    print(level, len(packed), packed[:2], zlib.decompress(packed) == data)
for wbits in (15, -15, 31, 9, -9):
    packed = zlib.compress(data, wbits=wbits)
    print(wbits, len(packed), packed[:2], zlib.decompress(packed, wbits=wbits) == data)
print(zlib.decompress(zlib.compress(data, wbits=31), 47) == data, zlib.decompress(zlib.compress(data), 47) == data, zlib.compress(b""), zlib.decompress(zlib.compress(b"")))
c = zlib.compressobj(9, zlib.DEFLATED, 15, 8, zlib.Z_DEFAULT_STRATEGY)
parts = [c.compress(data), c.compress(data), c.flush()]
d = zlib.decompressobj()
print(d.decompress(b"".join(parts), 10), len(d.unconsumed_tail) > 0, d.eof, len(d.decompress(d.unconsumed_tail)), d.flush(), d.eof, d.unused_data)
e = zlib.decompressobj()
print(e.decompress(zlib.compress(b"x") + b"rest"), e.unused_data, e.eof, e.decompress(b"more"), e.unused_data)
f = zlib.compressobj()
start = f.compress(b"shared ")
g = f.copy()
print(zlib.decompress(start + f.compress(b"one") + f.flush()), zlib.decompress(start + g.compress(b"two") + g.flush()))
h = zlib.compressobj(zdict=b"the quick brown")
packed = h.compress(b"the quick brown fox") + h.flush()
print(zlib.decompressobj(zdict=b"the quick brown").decompress(packed))
show(lambda: zlib.decompress(packed))
for call in (lambda: zlib.decompress(b""), lambda: zlib.decompress(b"junk"), lambda: zlib.decompress(zlib.compress(data)[:-1]), lambda: zlib.decompress(zlib.compress(data)[:-4] + b"xxxx"), lambda: zlib.compress(data, 10), lambda: zlib.compress("text"), lambda: zlib.compress(), lambda: zlib.decompress("text"), lambda: zlib.compress(data, wbits=99), lambda: zlib.compressobj(level=11), lambda: zlib.compressobj(wbits=5), lambda: zlib.decompressobj(99), lambda: d.decompress(b"", -1), lambda: zlib.decompress(b"x", wbits=3), lambda: e.flush(-1), lambda: f.flush(), lambda: f.compress(b"x")):
    show(call)
for value in (b"", b"hello", data):
    print(zlib.crc32(value), zlib.adler32(value), zlib.crc32(value, 5), zlib.adler32(value, 5), zlib.crc32(value, -1), zlib.adler32(bytearray(value)))
show(zlib.crc32, "x")
print(zlib.MAX_WBITS, zlib.DEFLATED, zlib.DEF_MEM_LEVEL, zlib.DEF_BUF_SIZE, zlib.Z_BEST_COMPRESSION, zlib.Z_BEST_SPEED, zlib.Z_NO_COMPRESSION, zlib.Z_DEFAULT_COMPRESSION, issubclass(zlib.error, Exception), zlib.error.__module__)
