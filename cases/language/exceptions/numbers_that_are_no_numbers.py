# Places that ask for an int: what says so falsely, what fails to, and what only looks like a number.


class Wrong:
    def __index__(self):
        return "1"


class Fails:
    def __index__(self):
        raise TypeError("no")


class Walked(Wrong):
    def __iter__(self):
        return iter([1, 2])


def tried(make):
    try:
        print(repr(make()))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")


for odd in (Wrong(), Fails(), Walked(), 1.5, None, "1"):
    print("---", type(odd).__name__)
    for make in [
        lambda: (1, 2).index(1, odd), lambda: [1, 2].index(1, 0, odd), lambda: "ab".index("a", odd), lambda: [1][odd:],
        lambda: bytes(odd), lambda: bytearray(odd), lambda: bytes([odd]), lambda: [1] * odd, lambda: range(odd),
        lambda: BlockingIOError(0, 0, odd).filename, lambda: BlockingIOError(0, 0, odd).characters_written,
        lambda: b"ab".find(b"a", odd), lambda: slice(odd).indices(3), lambda: [3, 4].pop(odd),
    ]:
        tried(make)
tried(lambda: BlockingIOError(0, 0, 1j))
tried(lambda: BlockingIOError(0, 0, 2**70))
tried(lambda: BlockingIOError(0, 0, True).characters_written)
