# What Struct and pack_into say because they are written in C.
# covers: struct.Struct, struct.pack_into
import struct


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


room = bytearray(8)
show(lambda: struct.pack_into())
show(lambda: struct.pack_into(5))
show(lambda: struct.pack_into("i"))
show(lambda: struct.pack_into("i", room))
show(lambda: struct.pack_into("i", room, "a", 1))
show(lambda: struct.Struct())
show(lambda: struct.Struct("i", 1))
show(lambda: struct.Struct("i", nope=1))
form = struct.Struct("<ih")
show(lambda: form.pack_into())
show(lambda: form.pack_into(room))
show(lambda: form.pack_into(room, 1, 5, 6))
show(lambda: bytes(room))
show(lambda: form.unpack())
show(lambda: form.unpack(b"", b""))
show(lambda: form.unpack_from(b"123456", buffer=b""))
show(lambda: form.pack(1, 2, a=3))
show(lambda: form.nope)
show(lambda: setattr(form, "nope", 1))
show(lambda: setattr(form, "size", 1))
show(lambda: setattr(struct.Struct, "nope", 1))
show(lambda: struct.Struct.size)
show(lambda: struct.Struct.pack)
show(lambda: struct.Struct.pack(5))


class Head(struct.Struct):
    def __init__(self):
        super().__init__("<h")


print(Head().size, Head().pack(3), Head().format, isinstance(Head(), struct.Struct))
