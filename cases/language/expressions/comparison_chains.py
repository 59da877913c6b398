# Chained comparisons evaluate each operand once and stop early; mixed kinds raise or fall back to identity.
class Noisy:
    def __init__(self, v):
        self.v = v

    def __lt__(self, other):
        print(f"{self.v}<{other.v}", end=" ")
        return self.v < other.v

    def __eq__(self, other):
        print(f"{self.v}=={other.v}", end=" ")
        return self.v == other.v


def n(v):
    print("mk", v, end=" ")
    return Noisy(v)


print(n(1) < n(2) < n(0) < n(9))
print(n(3) < n(1) < n(5))
print(n(1) == n(1) < n(2))
print(n(1) > n(0))
print(1 < 2 < 3 == 3.0 != 4 >= 4 > 0, 1 == 1.0 in (True,))
print((1, 2) < (1, 2, 0), [1, [2]] < [1, [3]], "Z" < "a", b"a" < b"b")
for a, b in [(1, "1"), (None, 0), ([], ()), ({}, {}), (1j, 2j), (len, print)]:
    try:
        print(a < b)
    except TypeError as e:
        print(e)
print(None == 0, [] == (), {} == set(), 1 == "1", "" != b"", (1,) == [1])
print({1, 2} < {1, 2, 3}, {1, 2} < {1, 3}, {1} <= {1}, {1} > set())
nan = float("nan")
print(nan == nan, nan != nan, nan is nan, [nan] == [nan], nan < 1, 1 < nan)
