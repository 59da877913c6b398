# int() and float() read the text in whatever has bytes; who fails to give them is no number.
# covers: int, float
from array import array


def tried(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


class Gives:
    def __buffer__(self, flags):
        print("asked with", flags, end=": ")
        return memoryview(b" 77 ")


class Fails:
    def __buffer__(self, flags):
        raise ZeroDivisionError


class Shown(str):
    def __repr__(self):
        return "shown"


digits = memoryview(b"1122")
released = memoryview(b"1")
released.release()
for source in (b"12", bytearray(b"1_2"), digits, array("B", b"34"), Gives(), Shown("5")):
    tried(lambda: (int(source), float(source)))
for source in (b"1x", bytearray(b"1x"), Shown("x"), digits[::2], released, Fails(), array("B", b"-")):
    for kind in (int, float):
        try:
            print(kind(source))
        except Exception as error:
            print(type(error).__name__, str(error).split("array(")[0].split("<memory")[0])


class Real(float):
    pass


nan = Real("nan")
print(hash(nan) == object.__hash__(nan), hash(float("inf")))
tried(lambda: (5).__round__(None))
tried(lambda: round(5, None))
