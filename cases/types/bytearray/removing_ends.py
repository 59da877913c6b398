# removeprefix and removesuffix of bytearrays: what they take off, what they give, what they refuse.
# covers: bytearray.removeprefix, bytearray.removesuffix, bytes.removeprefix, bytes.removesuffix


class Below(bytearray):
    pass


for value in (bytearray(b"abcab"), bytearray(), Below(b"ab"), b"abcab"):
    for end in (b"", b"a", b"ab", b"abcab", b"abcabx", b"b", bytearray(b"ab"), memoryview(b"ab"), memoryview(b"aabb")[::2], "ab", 5, None, [97]):
        for method in ("removeprefix", "removesuffix"):
            try:
                result = getattr(value, method)(end)
                print(type(value).__name__, method, end if not isinstance(end, memoryview) else end.tobytes(), result, type(result).__name__, result is value)
            except (TypeError, BufferError) as error:
                print(type(value).__name__, method, type(end).__name__, error)
for call in [lambda: bytearray().removeprefix(), lambda: bytearray().removesuffix(b"", b""), lambda: bytearray().removeprefix(prefix=b""),
             lambda: bytearray.removeprefix(b"a", b"a"), lambda: bytearray.removesuffix()]:
    try:
        call()
    except TypeError as error:
        print(error)
