# Each operation says in its own way that an object did not give its bytes.
# covers: bytes.join, bytearray.extend, bytearray.join


class Fails:
    def __buffer__(self, flags):
        raise ZeroDivisionError("no bytes")


fails = Fails()
for action in (
    lambda: b"".join([b"a", fails]),
    lambda: b"" + fails,
    lambda: bytearray().extend(fails),
    lambda: bytearray().__iadd__(fails),
    lambda: b"a".find(fails),
    lambda: fails in b"a",
    lambda: b"a" == fails,
    lambda: memoryview(b"a") == fails,
    lambda: str(fails, "utf-8"),
    lambda: bytes(fails),
    lambda: compile(fails, "", "eval"),
    lambda: eval(fails),
    lambda: b"%b" % fails,
):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


# A bytearray keeps its size while it joins.
class Grows:
    def __init__(self, array):
        self.array = array

    def __iter__(self):
        yield b"a"
        self.array.append(1)
        yield b"b"


array = bytearray(b", ")
try:
    array.join(Grows(array))
except BufferError as error:
    print(error)
print(array.join([b"a", b"b"]), array)


class Own(bytes):
    pass


class Told:
    def __bytes__(self):
        return Own(b"told")


print(type(bytes(Told())).__name__, type(Own(Told())).__name__, Own(Told()))
