# `+=` and `*=` of sequences: a number on the right comes first, and refusals depend on what stands on the left.


class Adds:
    def __radd__(self, other):
        return ("radd", other)

    def __rmul__(self, other):
        return ("rmul", other)


class Declines:
    def __radd__(self, other):
        print("declined", other)
        return NotImplemented


class Walked(Declines):
    def __iter__(self):
        return iter("ab")


class Plain:
    def __repr__(self):
        return "Plain()"


class Lines(list):
    def __iter__(self):
        yield "walked"


for left in ([1], bytearray(b"a"), (1,), "a", b"a", Plain(), 5, {}, Lines([1])):
    for right in (Adds(), Declines(), Walked(), Plain(), "s", [2], b"b", 2):
        for symbol in ("+=", "*=", "|="):
            space = {"left": left[:] if isinstance(left, (list, bytearray)) and type(left) is not Lines else left, "right": right}
            try:
                exec(f"left {symbol} right", space)
                result = space["left"]
                shown = [type(one).__name__ if isinstance(one, (Plain, Adds, Declines)) else one for one in result] if isinstance(result, (list, tuple)) else result
            except TypeError as error:
                shown = error
            print(type(left).__name__, symbol, type(right).__name__, shown)
lines = Lines([1, 2])
lines.extend(lines)
print(list.__repr__(lines))
lines.extend(Lines([3]))
print(list.__repr__(lines))
