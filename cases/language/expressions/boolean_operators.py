# and, or and not return operands, call __bool__ then __len__, and reject bad truth values.
class B:
    def __init__(self, v):
        self.v = v

    def __bool__(self):
        print("bool", self.v, end=" ")
        return self.v


class L:
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n


print(0 or "" or [] or "last", 1 and "a" and () and "no", [] and 1 / 0, "x" or 1 / 0)
print(bool(B(True)), not B(False))
print((B(False) or B(True)).v, (B(True) and B(False)).v)
print(bool(L(0)), bool(L(3)), "yes" if L(0) else "no")
for bad in (B(1), B("x"), B(None), L(-1), L("2"), L(2.0)):
    try:
        print("yes" if bad else "no")
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
while not B(True):
    pass
print([bool(v) for v in (0, 0.0, 0j, "", b"", (), [], {}, set(), range(0), None, -0.0)])
print([bool(v) for v in (1, 0.1, "0", b"\0", (0,), [None], {0: 0}, range(1), object, len, ...)])
print(any([0, "", "hit", 1 / 1]), all([]), any([]), all([1, []]))
print(not (), not [0], type(not 5), not (not "a"))
