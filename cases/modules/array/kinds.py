# What each kind of array takes, and what it refuses.
from array import ArrayType, array, typecodes

print(typecodes, ArrayType is array, array, array.__name__, array.__module__)


def tell(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for code in typecodes.replace("u", ""):
    print(code, array(code).itemsize, array(code).typecode)
    for value in (0, 1, -1, 127, 128, -129, 255, 256, 1 << 15, 1 << 16, 1 << 31, 1 << 32, 1 << 63, 1 << 64, -1 << 70, 1.5, "a", "ab", b"a", None, True):
        tell(lambda: array(code, [value]))
for arguments in ((), ("x",), ("ii",), (b"i",), (1,), ("i", "ab"), ("i", 5), ("i", None), ("i", [], 1), ("i", b"123"), ("w", "h\xe9"), ("w", b"a"), ("i", range(4)), ("B", b"bytes"), ("h", bytearray(b"ab")), ("d", array("i", [1, 2])), ("i", array("w", "a"))):
    tell(lambda: array(*arguments))
tell(lambda: array("i", x=1))
for code in "hIlqfd":
    numbers = array(code, [1, 2, 300])
    data = numbers.tobytes()
    print(data, array(code, data) == numbers)
    numbers.byteswap()
    print(numbers.tobytes())
