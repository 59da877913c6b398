# Counts that are too large for any sequence: the class of what was given is named, by whichever way it came.
# covers: list.__mul__, list.__imul__, tuple.__mul__, str.__mul__, bytes.__mul__, bytearray.__imul__


class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


def tried(make):
    try:
        return make()
    except (OverflowError, TypeError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"


def in_place(left, right):
    left *= right
    return left


for count in (2**70, -(2**70), Index(2**70), Index(-(2**70)), Index(2), Index("a"), 1.5, None, True):
    for value in ([], (), "", b"", bytearray()):
        shown = count.value if isinstance(count, Index) else count
        print(type(value).__name__, type(count).__name__, shown, tried(lambda: value * count), tried(lambda: count * value))
        for name in ("__mul__", "__rmul__", "__imul__"):
            print("  ", tried(lambda: getattr(value, name)(count)))
        print("  ", tried(lambda: in_place(value, count)))
