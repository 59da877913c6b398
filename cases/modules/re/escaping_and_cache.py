# escape of text and bytes, and purge.
# covers: re.escape, re.purge
import re

everything = "".join(map(chr, range(128))) + "é€\ud800"
print(ascii(re.escape(everything)))
print(re.escape(bytes(range(0, 256, 5))), re.escape(""), re.escape(b""), re.escape("a b-c#d&e~f"))
print(all(re.fullmatch(re.escape(c), c) for c in everything), all(re.fullmatch("(?x)[" + re.escape(c) + "]", c) for c in everything))
for value in (5, None, bytearray(b"a.b"), ["a"], memoryview(b".")):
    try:
        print(re.escape(value))
    except Exception as error:
        print(type(error).__name__, error)
print(re.escape(pattern="a.b"), re.purge(), re.compile("a") == re.compile("a"))
for call in (lambda: re.purge(1), lambda: re.escape(), lambda: re.escape("a", "b")):
    try:
        print(call())
    except TypeError as error:
        print(error)
print(sorted(re.__all__))
