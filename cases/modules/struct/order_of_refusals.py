# Which of several wrong arguments is told, and how: formats that are looked for, buffers, offsets, numbers of values.
# covers: struct.pack_into, struct.unpack_from, struct.iter_unpack, struct.calcsize, struct.Struct
import struct


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


pair, text = struct.Struct("<ih"), struct.Struct("3s")
for args in [(0, ""), ("", 0), (b"xy", 0), (0, 0, 0), (0, "", 0, 0), (bytearray(2), "", 0, 0), (bytearray(2), 2**70, 0, 0)]:
    show(lambda: pair.pack_into(*args))
    show(lambda: text.pack_into(*args))
    show(lambda: struct.pack_into("<ih", *args))
for args in [(0, ""), ("", ""), (b"abcdef", ""), (b"abcdef", 2**70), (None, 0)]:
    show(lambda: pair.unpack_from(*args))
    show(lambda: struct.unpack_from("3s", *args))
for function in (struct.calcsize, struct.pack, lambda format: struct.unpack(format, b""), struct.Struct):
    for format in ([], {}, 5, None, bytearray(b"i"), list[int]):
        show(lambda: function(format))
show(lambda: struct.iter_unpack("", 0))
show(lambda: struct.iter_unpack("x", 0))
rest = struct.iter_unpack("h", b"abcd")
print(type(rest), next(rest), list(rest))
show(lambda: struct.Struct.__new__(0))
show(lambda: struct.Struct.__new__())
