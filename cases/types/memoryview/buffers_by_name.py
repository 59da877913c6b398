# Objects with bytes give views of them by __buffer__; views can be taken back, and may be released while they are used.
# covers: memoryview, bytes, bytearray


def tried(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


array = bytearray(b"abc")
for thing in (b"abc", array, memoryview(b"abc"), memoryview(array)):
    print(type(thing).__name__, hasattr(thing, "__buffer__"), hasattr(thing, "__release_buffer__"))
    tried(lambda: thing.__buffer__(0).tobytes())
    tried(lambda: thing.__buffer__(1).readonly)
    for flags in (2**31, 2**64, 1.5):
        tried(lambda: thing.__buffer__(flags))
view = array.__buffer__(0)
tried(lambda: array.append(1))
tried(lambda: array.__release_buffer__(b"abc"))
tried(lambda: array.__release_buffer__(memoryview(b"abc")))
tried(lambda: array.__release_buffer__(view))
tried(lambda: view[0])
tried(lambda: array.__release_buffer__(view))
tried(lambda: array.append(1))


class Lets:
    """Releases the view when it is asked for a number."""

    def __init__(self, view):
        self.view = view

    def __index__(self):
        self.view.release()
        return 1

    __float__ = __bool__ = None


for use in (
    lambda view, index: view[index],
    lambda view, index: list(view[:index]),
    lambda view, index: view.__setitem__(index, 7),
    lambda view, index: view.__setitem__(slice(0, index), b"z"),
    lambda view, index: view.__setitem__(0, index),
):
    view = memoryview(bytearray(b"xyz"))
    tried(lambda: use(view, Lets(view)))
