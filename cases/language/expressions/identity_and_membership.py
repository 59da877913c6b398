# is, in, and the fall-backs from __contains__ to __iter__ to __getitem__.
class It:
    def __iter__(self):
        print("iter", end=" ")
        yield from (1, 2, 3)


class Get:
    def __getitem__(self, i):
        print("get", i, end=" ")
        if i > 2:
            raise IndexError
        return i * 10


class NoCont:
    __contains__ = None

    def __iter__(self):
        return iter([1])


print(2 in It(), 5 in It())
print(10 in Get(), 99 in Get(), list(Get()))
try:
    1 in NoCont()
except TypeError as e:
    print(e)
nan = float("nan")
print(nan in [nan], float("nan") in [nan], nan in (1, nan), [nan].index(nan), [nan].count(nan))
print(
    1 in [True],
    1.0 in {1},
    "" in "",
    "" in "abc",
    "bc" in "abcd",
    b"b" in b"abc",
    98 in b"abc",
    (1,) in {(1,): 0},
)
print(
    None in [0, "", []],
    [] in [[]],
    3 in range(0, 10, 3),
    4 in range(0, 10, 3),
    3.0 in range(5),
    "3" in range(5),
)
a = []
print(a is a, a is not [], a is [], None is None, True is (1 == 1))
for f in (lambda: [] in {}, lambda: {} in {1}, lambda: 300 in b"a", lambda: "a" in b"a"):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print({1} in {frozenset({1})}, 5 in iter([1, 5, 7]), 5 in (x for x in (5, 6)))
