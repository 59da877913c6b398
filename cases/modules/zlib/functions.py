# Functions and streams of the module, what they give and what they say about mistakes.
import zlib


def t(call, *arguments, **keywords):
    """Prints what a call gives, or how it fails."""
    try:
        result = call(*arguments, **keywords)
    except Exception as error:
        print(call.__name__, ascii(arguments)[:70], keywords, "!!", type(error).__name__, error)
        return None
    shown = type(result).__name__ if hasattr(result, "copy") else ascii(result)[:200]
    print(call.__name__, ascii(arguments)[:70], keywords, "->", shown)
    return result


d = b"hello hello hello hello world " * 5
c = zlib.compress(d)
t(zlib.compress, d)
t(zlib.compress, d, 9)
t(zlib.compress, d, 0)
t(zlib.compress, d, level=1, wbits=-15)
t(zlib.compress, d, wbits=31)
t(zlib.compress, d, 10)
t(zlib.compress, d, -2)
t(zlib.compress, d, -1, 8)
t(zlib.compress, d, -1, 9)
t(zlib.compress, d, -1, 16)
t(zlib.compress, d, -1, 7)
t(zlib.compress, d, -1, -8)
t(zlib.compress, d, -1, -7)
t(zlib.compress, d, -1, 25)
t(zlib.compress, d, -1, 24)
t(zlib.compress, d, -1, 32)
t(zlib.compress, d, -1, 0)
t(zlib.compress, "a")
t(zlib.compress)
t(zlib.compress, d, "a")
t(zlib.compress, data=d)
t(zlib.compress, d, 1.5)
t(zlib.compress, d, 2**40)
t(zlib.decompress, c)
t(zlib.decompress, c[:-1])
t(zlib.decompress, c[:-5])
t(zlib.decompress, c + b"xx")
t(zlib.decompress, b"")
t(zlib.decompress, b"x")
t(zlib.decompress, b"xx")
t(zlib.decompress, "a")
t(zlib.decompress, c, -15)
t(zlib.decompress, c, 31)
t(zlib.decompress, c, 47)
t(zlib.decompress, c, 0)
t(zlib.decompress, c, 8)
t(zlib.decompress, c, 9)
t(zlib.decompress, c, -8)
t(zlib.decompress, c, 15, 1)
t(zlib.decompress, c, 15, 0)
t(zlib.decompress, c, 15, -1)
t(zlib.decompress, c, bufsize=10)
t(zlib.decompress, c, 100)
t(zlib.decompress, c, 7)
t(zlib.decompress, c, -16)
t(zlib.decompress, zlib.compress(d, 9, 9), 8)
t(zlib.decompress, zlib.compress(d, 9, 9), 0)
t(zlib.decompress, c[:-4] + b"abcd")
t(zlib.decompress, c[:2] + b"\xff" + c[3:])
t(zlib.decompress, c[:2] + b"\x07")
g = zlib.compress(d, wbits=31)
t(zlib.decompress, g, 31)
t(zlib.decompress, g, 47)
t(zlib.decompress, g, 15)
t(zlib.decompress, g[:-8] + b"abcd" + g[-4:], 31)
t(zlib.decompress, g[:-4] + b"abcd", 31)
t(zlib.decompress, g + g, 31)
t(zlib.decompress, b"\x1f\x8b\x07" + g[3:], 31)
t(zlib.decompress, b"\x1f\x8b\x08\xe0" + g[4:], 31)
for bad in (
    b"\x78\x9c\x06",
    b"\x78\x9c\x00\x01\x00\x00\x00",
    b"\x78\x9c\x01\x05\x00\xfa\xff12345",
    b"\x78\x9c\x04\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x78\x9c\xed\xff" + b"\xff" * 30,
    b"\x78\x9c\x05\xe0\x81\x08\x00\x00" + b"\0" * 20,
    b"\x78\x9d",
    b"\x79\x9c",
    b"\x88\x1c",
    b"\x78\xbb\0\0\0\0",
    b"\x78\x9c\x63\x00\x02",
    b"\x78\x9c\x4b\x04\x02\x00",
    b"\x78\x9c\x0b\xff\xff",
    b"\x08\x1d\x03\0\0\0\0\1",
    b"\x78\x9c\x05\x00",
    b"\x78\x9c\x25\xfd\x01" + b"\0" * 20,
    b"\x78\x9c\xfd\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    b"\x78\x9c\x05\x60\x01" + b"\0" * 10,
):
    t(zlib.decompress, bad)
co = t(zlib.compressobj)
t(co.compress, d)
t(co.flush)
t(co.flush)
t(co.compress, b"a")
co = zlib.compressobj()
t(co.compress, b"abc" * 5)
t(co.flush, zlib.Z_SYNC_FLUSH)
t(co.compress, b"abc" * 5)
t(co.flush, zlib.Z_FULL_FLUSH)
t(co.flush, zlib.Z_PARTIAL_FLUSH)
c2 = co.copy()
t(co.compress, b"x")
t(co.flush, zlib.Z_BLOCK)
t(co.flush, zlib.Z_NO_FLUSH)
t(co.flush)
t(c2.compress, b"y")
t(c2.flush)
t(co.copy)
t(co.flush, 9)
t(co.compress, "a")
for a in (
    (10,),
    (1, 7),
    (1, 8, 7),
    (1, 8, 15, 0),
    (1, 8, 15, 10),
    (1, 8, 15, 8, 5),
    (1, 8, 15, 8, 4),
    (1, 8, -9, 9, 3),
    (1, 8, 15, 1, 2),
    (1, 8, 25, 9, 1),
    (1, 8, 15, 8, 0, b"hello"),
    (1, 8, -15, 8, 0, b"hello"),
    (1, 8, 31, 8, 0, b"x"),
    (1, 8, 15, 8, 0, "x"),
    ("a",),
    (1, 8, 15, 8, 0, None),
    (1, 8, 15, 8, 0, b""),
):
    co = t(zlib.compressobj, *a)
    if co:
        t(co.compress, d), t(co.flush)
do = t(zlib.decompressobj)
t(do.decompress, c[:10])
t(do.decompress, c[10:] + b"tail")
print(do.eof, do.unused_data, do.unconsumed_tail)
t(do.decompress, b"more")
print(do.unused_data)
t(do.flush)
t(do.flush)
do = zlib.decompressobj()
t(do.decompress, c, 10)
print(do.unconsumed_tail, do.eof)
t(do.decompress, do.unconsumed_tail, 20)
t(do.flush, 5)
print(do.eof, do.unused_data, do.unconsumed_tail)
do = zlib.decompressobj()
t(do.decompress, c, 0)
t(do.decompress, c, -1)
t(do.decompress, c, max_length=5)
t(do.flush, 0)
t(do.flush, -1)
d3 = do.copy()
t(d3.flush)
do = zlib.decompressobj()
t(do.decompress, c[:8])
t(do.flush)
print(do.eof)
t(do.decompress, c[8:])
for a in ((7,), (8,), (15, b"hello"), (-15, b"hello"), (0,), (47,), (48,), (15, "x"), (-16,), (15, None)):
    t(zlib.decompressobj, *a)
z = zlib.compressobj(9, 8, 15, 8, 0, b"hello world")
zz = z.compress(d) + z.flush()
t(zlib.decompress, zz)
do = zlib.decompressobj(zdict=b"hello world")
t(do.decompress, zz)
do = zlib.decompressobj(zdict=b"wrong")
t(do.decompress, zz)
z = zlib.compressobj(9, 8, -15, 8, 0, b"hello world")
zz = z.compress(d) + z.flush()
t(zlib.decompress, zz, -15)
do = zlib.decompressobj(-15, zdict=b"hello world")
t(do.decompress, zz)
for f in (zlib.crc32, zlib.adler32):
    for a in (
        (b"",),
        (b"abc",),
        (b"abc", 5),
        (b"abc", -1),
        (b"abc", 2**40 + 3),
        ("a",),
        (b"a", "x"),
        (b"a" * 10000,),
        (b"a", 0xFFFFFFFF),
        (),
    ):
        t(f, *a)
print(sorted((n, getattr(zlib, n)) for n in dir(zlib) if n[0] == "Z" or n[:3] in ("MAX", "DEF")))
print(type(zlib.compressobj()), type(zlib.decompressobj()), zlib.error.__mro__, zlib.error)
t(type(zlib.compressobj()))
t(type(zlib.decompressobj()))
dd = zlib._ZlibDecompressor()
t(dd.decompress, c[:10])
print(dd.needs_input, dd.eof, dd.unused_data)
t(dd.decompress, c[10:] + b"zz", max_length=10)
print(dd.needs_input, dd.eof)
t(dd.decompress, b"", max_length=10)
t(dd.decompress, b"")
print(dd.eof, dd.unused_data, dd.needs_input)
t(dd.decompress, b"x")
t(zlib._ZlibDecompressor, wbits=7)
print([n for n in dir(dd) if n[0] != "_"], type(dd))
