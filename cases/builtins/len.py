# len of every sized thing and its errors.
print(
    len(""),
    len("é😀"),
    len("e\u0301"),
    len(b"\x00a"),
    len([]),
    len(()),
    len({}),
    len({1, 1}),
    len(range(0, 10, 3)),
    len(range(10, 0)),
    len(range(0, -10, -3)),
    len({1: 2}.keys()),
    len({1: 2}.items()),
    len("a" * 1000),
    len(bytearray(3)),
    len(frozenset("aab")),
)
for v in (5, None, 1.5, (x for x in ()), iter([]), len, int, map(str, []), object(), zip()):
    try:
        len(v)
    except TypeError as e:
        print(e)
try:
    len(range(10**30))
except OverflowError as e:
    print(e)


class L:
    def __len__(self):
        return 2**40


print(len(L()), L().__len__(), "abc".__len__())
