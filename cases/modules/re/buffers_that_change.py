# What is searched may be any buffer: it keeps its size while matches are looked for, and a match shows it as it is now.
import re
from array import array

data = bytearray(b"abcdefgh")
whole, end = re.search(b"[a-h]+", data), re.search(b"[e-h]+", data)
print(whole.group(), end[0], end.span())
data[:] = b"xyz"
print(whole.group(), end[0], end.span(), whole.expand(rb"<\g<0>>"))

found = re.finditer(b"y", data)
try:
    data.append(1)
except BufferError as error:
    print(error)
print([one.start() for one in found])
del found
data.append(33)


def longer(match):
    try:
        data.extend(b"more")
    except BufferError as error:
        return str(error).encode()


print(re.sub(b"y", longer, data), data)
print(re.match(b"..", array("B", b"abc")).group(), re.match(b"x", array("w", "")))
released = memoryview(b"abc")
kept = re.match(b"b?", released)
released.release()
for ask in (kept.group, lambda: re.match(b"a", released), lambda: re.match(b"a", memoryview(b"aabb")[::2])):
    try:
        print(ask())
    except TypeError as error:
        print(error)

for pattern in ("(x)|a", "(?P<n>a)"):
    match = re.match(pattern, "a")
    for ask in (match.group, match.start, match.__getitem__):
        try:
            ask([])
        except (TypeError, IndexError) as error:
            print(type(error).__name__, error)
