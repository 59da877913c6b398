# Arrays of characters keep numbers, some of no character; no NaN of an array is found, or equal to another.
import warnings
from array import array

warnings.simplefilter("ignore")


def attempt(function, *arguments):
    try:
        print(repr(function(*arguments)))
    except Exception as error:
        print(type(error).__name__, error)


beyond = array("w", b"\xff\xff\xff\xff")
for ask in (repr, list, array.tounicode, lambda one: one[0], len, array.tobytes):
    attempt(ask, beyond)
swapped = array("u", "ab")
swapped.byteswap()
attempt(swapped.tounicode)
print(swapped.tobytes(), beyond == array("w", b"\xff\xff\xff\xff"))

letters = array("w", "abc")
view = memoryview(letters)
print(view.format, view.itemsize, view.nbytes, view.readonly, view[1:].tobytes())
attempt(letters.append, "d")
letters[0] = "z"
print(view.tobytes()[:4], view == view)
attempt(view.tolist)
attempt(lambda: view[0])
view.release()
letters.append("d")
print(letters, "b" in letters, 98 in letters, letters.index("c"), letters.pop(), letters[::-1])
print(array("w", "b") > array("u", "a"), array("i", [97]) == array("w", "a"))

nan = float("nan")
real = array("d", [nan, 1.0])
print(nan in real, real.count(nan), real == array("d", [nan, 1.0]), real != array("d", [nan, 1.0]), real < real)
attempt(real.index, nan)
attempt(real.remove, nan)
attempt(real.append, float)
attempt(array, "a", 0)
attempt(array("b").frombytes, array("i", [1]))
attempt(array("b").frombytes, memoryview(b"1234")[::2])
attempt(type(iter(real)))
