# __iadd__, its fall-back to __add__ and __radd__, and NotImplemented from each.
class I:
    def __iadd__(self, o):
        print("iadd", o)
        return "replaced"

    def __add__(self, o):
        print("add", type(o).__name__)
        return NotImplemented

    def __isub__(self, o):
        print("isub")
        return NotImplemented

    def __sub__(self, o):
        print("sub")
        return "difference"

    def __imul__(self, o):
        return NotImplemented


class R:
    def __radd__(self, o):
        return "radd"

    def __rmul__(self, o):
        return "rmul"


x = I()
x += 1
print(x)
x = I()
x -= 1
print(x)
x = I()
x *= R()
print(x)
y = 5
y += R()
print(y, (I() + R()))
try:
    z = I()
    z *= 3
except TypeError as e:
    print(e)
lst = [1]
try:
    lst += 5
except TypeError as e:
    print(e)
lst += {7: 8}
print(lst)
