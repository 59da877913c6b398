# covers: struct.pack, struct.unpack, struct.calcsize, struct.Struct, struct.error, struct.iter_unpack
# covers: struct.pack_into, struct.unpack_from
# Values as bytes: orders, sizes, paddings, errors.
import struct

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for format, values in (("b", (-1,)), ("<hHiIqQ", (-2, 3, -4, 5, -6, 7)), (">hHiIqQ", (-2, 3, -4, 5, -6, 7)), ("=l", (1,)), ("@l", (1,)), ("f", (1.5,)), (">d", (-0.1,)), ("<e", (1.5,)), ("?", (True,)), ("c", (b"x",)), ("5s", (b"abc",)), ("2s", (b"abc",)), ("0s", (b"",)), ("5p", (b"abc",)), ("3x", ()), ("bxh", (1, 2)), ("@bq", (1, 2)), ("<bq", (1, 2)), ("2h", (1, 2)), ("3s2b", (b"x", 1, 2)), ("n", (5,)), ("P", (5,)), ("!I", (1,)), ("< h  b ", (1, 2)), ("", ()), ("0i", ()), ("b0q", (1,)), ("?", ([],))):
    packed = struct.pack(format, *values)
    print(format, packed, struct.calcsize(format), struct.unpack(format, packed))
for call in (lambda: struct.pack("b", 128), lambda: struct.pack("B", -1), lambda: struct.pack("h", 1 << 15), lambda: struct.pack("<I", 1 << 32), lambda: struct.pack("q", 1 << 63), lambda: struct.pack("b", 1.5), lambda: struct.pack("b", "x"), lambda: struct.pack("f", "x"), lambda: struct.pack("f", 1e39), lambda: struct.pack("c", b"xy"), lambda: struct.pack("c", 5), lambda: struct.pack("s", "x"), lambda: struct.pack("2b", 1), lambda: struct.pack("b", 1, 2), lambda: struct.pack("z", 1), lambda: struct.pack("<n", 1), lambda: struct.pack("3"), lambda: struct.pack(), lambda: struct.pack(5), lambda: struct.unpack("i", b"x"), lambda: struct.unpack("i", "xxxx"), lambda: struct.calcsize("i" * 10 + "99999999999999999999s"), lambda: struct.pack("e", 1e6)):
    show(call)
buffer = bytearray(8)
print(struct.pack_into("<hh", buffer, 2, 1, 2), buffer, struct.unpack_from("<h", buffer, 2), struct.unpack_from("<h", buffer, -6), struct.pack_into("b", buffer, -1, 9), buffer)
for call in (lambda: struct.pack_into("q", buffer, 1, 1), lambda: struct.pack_into("b", buffer, 9, 1), lambda: struct.pack_into("b", b"const", 0, 1), lambda: struct.unpack_from("q", buffer, 1), lambda: struct.unpack_from("b", buffer, -9), lambda: struct.iter_unpack("", b"x"), lambda: struct.iter_unpack("h", b"xyz")):
    show(call)
print(list(struct.iter_unpack("<h", b"\x01\0\x02\0")), list(struct.iter_unpack("b", b"")), list(struct.iter_unpack("bx", b"\1\0\2\0")))
s = struct.Struct("<hb")
print(s.size, s.format, s.pack(1, 2), s.unpack(b"\1\0\2"), s.unpack_from(b"..\1\0\2", 2), list(s.iter_unpack(b"\1\0\2" * 2)), s, struct.Struct(b"i").format)
show(lambda: struct.Struct(5))
show(lambda: s.pack(1))
show(lambda: s.unpack(b"x"))
print(issubclass(struct.error, Exception), struct.error.__module__, struct.unpack("3f", struct.pack("3f", float("inf"), float("-inf"), -0.0)))
