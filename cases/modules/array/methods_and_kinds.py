# covers: array.array, array.ArrayType, array.typecodes
# Arrays as sequences, their kinds and their bytes.
import array
from array import array as A

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(array.typecodes, array.ArrayType is A, {code: A(code).itemsize for code in "bBhHiIlLqQfdw"})
a = A("i", [3, 1, 2])
print(a, a[0], a[-1], a[1:], a[::-1], len(a), 2 in a, a.index(1), a.count(3), a + A("i", [9]), a * 2, a == A("h", [3, 1, 2]), a < A("i", [4]), list(a), a.typecode, a.itemsize, a.tolist())
a.append(4)
a.extend([5, 6])
a.extend(A("i", [7]))
a.insert(0, 0)
print(a, a.pop(), a.pop(0), a.remove(3), a.reverse(), a, a.buffer_info()[1])
a[0:2] = A("i", [8, 8, 8])
del a[-1]
a += A("i", [1])
a *= 2
print(a, a.tobytes()[:4], A("i", a.tobytes()) == a, a.byteswap(), a[0])
print(A("w", "héllo"), A("w", "ab").tounicode(), A("d", [1.5, -0.0]), A("b"), A("f", [0.1]), A("w"), repr(A("B", b"\1\2")), A("i", range(3)), A("i", A("b", [1])))
b = A("h")
b.frombytes(b"\1\0\2\0")
b.fromlist([3])
print(b, memoryview(b).tolist(), bytes(b), memoryview(b).format, b"".join([A("b", [65])]))
for call in (lambda: A(), lambda: A("z"), lambda: A("ii"), lambda: A(5), lambda: A("i", "text"), lambda: A("i", [1.5]), lambda: A("i", ["x"]), lambda: A("b", [128]), lambda: A("B", [-1]), lambda: A("I", [1 << 32]), lambda: A("w", [1]), lambda: A("d", ["x"]), lambda: a.append("x"), lambda: a[100], lambda: a["x"], lambda: a.pop(100), lambda: A("i").pop(), lambda: a.remove(99),
             lambda: a.index(99), lambda: a + [1], lambda: a + A("b", [1]), lambda: a.extend(A("b", [1])), lambda: a.__setitem__(slice(0, 1), [1]), lambda: b.frombytes(b"x"), lambda: b.fromlist(5), lambda: b.fromlist([1, "x"]), lambda: A("i", [1]).tounicode(), lambda: A("i", 5), lambda: A("b", [1], [2]), lambda: a.fromunicode("x")):
    show(call)
print(a == [1], b, iter(b).__next__(), sorted(A("i", [2, 1])), max(A("d", [1, 2])), sum(A("i", [1, 2])), A("i", [1, 2]).__contains__(1), array.array[int])


class Sub(A):
    def total(self):
        return sum(self)


print(Sub("i", [1, 2]).total(), Sub("i", [1]), type(Sub("i", [1]) + A("i", [1])).__name__)
import copy

print(copy.copy(b) == b, copy.deepcopy(b) is b, A("i", [1, 2, 3]).index(3, 1))
