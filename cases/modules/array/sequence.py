# Arrays as sequences.
import copy
from array import array


def tell(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


a = array("i", [1, 2, 3, 4, 5])
print(a, len(a), a[0], a[-1], a[1:3], a[::-2], 3 in a, 9 in a, "x" in a, list(a), a.tolist(), list(reversed(a)), sum(a), max(a))
print(a + array("i", [6]), a * 2, 2 * a, a == array("d", [1, 2, 3, 4, 5]), a < array("i", [2]), a == [1, 2, 3, 4, 5], bytes(a), array("i"), bool(array("i")))
a.append(6); a.extend([7, 8]); a.extend(array("i", [9])); a.insert(0, 0); a.insert(-1, 77); a.insert(99, 100)
print(a, a.pop(), a.pop(0), a.index(77), a.count(3), a.index(3, 1), a.remove(77), a.reverse(), a)
a[0] = 50; a[1:3] = array("i", [1, 1, 1]); del a[0]; del a[-2:]; a += array("i", [4]); a *= 2
print(a)
a[::2] = array("i", range(len(a[::2])))
print(a, copy.copy(a) == a, copy.deepcopy(a) is a)
for call in (
    lambda: a + [1], lambda: a + array("b", [1]), lambda: a.__iadd__([1]), lambda: a.extend(array("b", [1])), lambda: a["x"], lambda: a[99],
    lambda: a.pop(99), lambda: array("i").pop(), lambda: a.remove(999), lambda: a.index(999), lambda: a.__setitem__(99, 1),
    lambda: a.__setitem__(slice(0, 1), [1]), lambda: a.__setitem__(slice(0, 4, 2), array("i", [1])), lambda: a * 1.5,
    lambda: a.frombytes("x"), lambda: a.frombytes(b"xyz"), lambda: a.fromunicode("x"), lambda: a.tounicode(), lambda: a.fromlist((1,)),
    lambda: a.fromlist([1, "x"]), lambda: a.__delitem__(99), lambda: a.append("x"), lambda: a.append(2.0), lambda: a.insert("x", 1),
):
    tell(call)
print(a, [f"{x:03}" for x in array("B", b"\x01\xff")])
a.clear(); a.fromlist([3, 1, 2]); a.frombytes(array("i", [8]).tobytes())
print(a, sorted(a))
w = array("w", "abc"); w.fromunicode("d\u00e9"); w.append("\U0001f600")
print(w, w.tounicode(), w.tobytes()[:8], list(w))


class Numbers(array):
    def total(self):
        return sum(self)


n = Numbers("d", [1.5, 2.5])
print(n, n.total(), type(n[:1]).__name__, isinstance(n, array), n.typecode)
match array("i", [1, 2]):
    case [x, y]:
        print("matched", x, y)
