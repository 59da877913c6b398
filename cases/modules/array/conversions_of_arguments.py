# Arguments of arrays as C takes them: sizes, counts, files, flags; operators refuse in words of their own.
# covers: array.array
from array import array
import io


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


items = array("i", [1, 2])
for name in ("extend", "fromfile", "tofile", "insert", "pop", "__buffer__", "__mul__", "__rmul__", "__class_getitem__"):
    method = getattr(items, name)
    for args, keywords in [((), {}), ((0, "", 0), {}), ((0,), {"x": 0}), (("",), {}), ((0, ""), {}), ((0, 2**70), {})]:
        show(lambda: str(method(*args, **keywords)).split(" at 0x")[0])
for other in ("x", 1.5, None, 2**70, items, type("R", (), {"__rmul__": lambda self, other: "R"})()):
    show(lambda: items * other)
    show(lambda: other * items)
    show(lambda: items.__mul__(other))
for key in (2**70, -(2**70), "a", 9):
    show(lambda: items[key])
    show(lambda: items.__delitem__(key))
class Writer:
    def write(self, data):
        print(len(data), end=" ")


array("d").tofile(0)
array("q", range(20000)).tofile(Writer())
print()
for code in (None, 5, "ab", list[int]):
    show(lambda: array(code))
