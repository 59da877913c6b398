# `<<=` between objects of every pair of built-in types, and whether the object stays the same.
def values():
    return [None, True, 3, -2.5, "ab", b"ab", bytearray(b"c"), [1], (1, 2), {"k": 1}, {3}, frozenset([4]), range(2)]


for place in range(len(values())):
    for right in values():
        left = before = values()[place]
        shown = ascii(left)
        try:
            left <<= right
            print(shown, "<<=", ascii(right), "->", ascii(left), isinstance(left, (list, dict, set, bytearray)) and left is before)
        except Exception as error:
            print(shown, "<<=", ascii(right), "|", type(error).__name__, error, ascii(before))
