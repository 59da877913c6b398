# Hash equalities that programs rely on, and the numbers CPython fixes.
print(
    hash(0),
    hash(1),
    hash(-1),
    hash(-2),
    hash(2**61 - 1),
    hash(2**61),
    hash(2**61 - 2),
    hash(-(2**61)),
    hash(10**30),
    hash(-(10**30)),
    hash(True),
    hash(1.0),
    hash(0.5),
    hash(1.5),
    hash(-0.0),
    hash(0.1),
    hash(1e300),
    hash(float("inf")),
    hash(float("-inf")),
    hash(2.0**61),
    hash(1j),
    hash(3 + 4j),
    hash(0j),
)
print(
    hash(()),
    hash((1,)),
    hash((1, 2)),
    hash((1, (2, 3))),
    hash((0, 0)),
    hash((-1, -1)),
    hash(frozenset()),
    hash(frozenset([1, 2, 3])),
    hash(""),
    hash(b"") == hash(""),
    hash(None) == hash(None),
    hash(range(0)),
    hash(range(1, 10, 2)) == hash((5, 1, 2)),
    hash(range(5)),
    hash(slice(1, 2)) == hash(slice(1, 2)),
)
print(
    hash("abc") == hash("".join(["a", "bc"])), hash(b"abc") == hash("abc"), hash((1, "a")) == hash((1.0, "a"))
)
for v in ([], {}, set(), bytearray(), ([],), slice([], 1), {}.keys(), (1, {2})):
    try:
        hash(v)
        print("hashable")
    except TypeError as e:
        print(e)


class A:
    def __eq__(self, o):
        return True


class B(A):
    __hash__ = object.__hash__


class C:
    __hash__ = None


for c in (A, B, C):
    try:
        print(c.__name__, isinstance(hash(c()), int))
    except TypeError as e:
        print(e)
