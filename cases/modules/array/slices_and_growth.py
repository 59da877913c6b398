# covers: array.array
# Slices read, set and deleted; arrays that grow from each other.
from array import array

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

a = array("i", range(10))
print(a[2:5], a[::-2], a[10:], a[-3:], a[5:2], a[:0])
a[1:3] = array("i", [100, 200, 300])
print(a)
a[::2] = array("i", [0] * len(a[::2]))
print(a)
del a[1::3]
print(a, len(a))
a[len(a):] = array("i", [7, 8])
a[0:0] = array("i", [-1])
a[2:4] = array("i")
print(a)
for call in (lambda: a.__setitem__(slice(0, 4, 2), array("i", [1])), lambda: a.__setitem__(slice(0, 2), array("d", [1.0])), lambda: a.__setitem__(slice(0, 2), [1, 2]), lambda: a.__setitem__(0, 1.5), lambda: a.__setitem__(99, 1), lambda: a.__delitem__(99), lambda: a.insert("x", 1), lambda: a.__getitem__(slice("x", None)), lambda: a * "x"):
    show(call)
a.extend(a)
a += a[:1]
print(a, a * 0, 2 * array("b", [1]))
a.insert(-100, 5)
a.insert(100, 6)
print(a[0], a[-1], a.index(5), a.count(0), a.index(-1, 1), array("i", [1, 2, 1]).index(1, 1))
f = array("d")
for n in range(5):
    f.append(n / 2)
print(f, f.pop(1), f.pop(-2), f, list(reversed(f)), [x for x in f], 1.5 in f, f == array("f", [0, 1, 2]), f > array("d", [0, 0]))
big = array("Q", [0, 2**64 - 1])
print(big, big[1] + 1, array("q", [-(2**63)]), array("B", b"\x00\xff"), array("b", b"\xff"), bytes(array("H", [258])), array("u", "ab") == array("w", "ab") if False else array("w", "ab") + array("w", "c"))
h = array("h", b"\x01\x00\x02\x00")
h.byteswap()
print(h, h.tobytes(), array("h", h.tolist()) == h, bool(array("i")), bool(array("i", [0])))
