# A memoryview of an array shows the items themselves, and keeps the array from growing while it is there.
# covers: array.array
import io
from array import array


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


items = array("i", [1, 2, 3])
view = memoryview(items)
print(view.format, view.itemsize, view.nbytes, view.readonly, view.tolist())
items[0] = 50
view[1] = 7
print(items, view.tolist())
for change in (
    lambda: items.append(1),
    lambda: items.extend([1]),
    lambda: items.pop(),
    lambda: items.clear(),
    lambda: items.insert(0, 1),
    lambda: items.remove(7),
    lambda: items.frombytes(b"1234"),
    lambda: items.__delitem__(0),
    lambda: items.__imul__(2),
    lambda: items.__setitem__(slice(0, 2), array("i", [8, 9, 10])),
):
    show(change)
items.reverse()
print(view.tolist(), items)
items.byteswap()
print(view.tolist())
items[0:2] = array("i", [8, 9])
print(view.tolist(), items.index(9), items.count(9), 9 in items, list(items), items + items, items == array("i", items))
view.release()
items.append(1)
print(items)
with memoryview(array("d", [1.5])) as numbers:
    print(numbers.tolist(), bytes(numbers))
small = array("B", b"abc")
memoryview(small)[0] = 65
print(small.tobytes(), bytes(small), bytearray(small), memoryview(small) == small, memoryview(array("h", [1, -1])).cast("B").tolist())
stream = io.BytesIO()
print(stream.write(array("h", [1, 2])), stream.getvalue(), stream.seek(0), stream.readinto(small), small)
