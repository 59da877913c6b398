# What a bare object and a bare class can do.
class A:
    pass


a, b = A(), A()
print(
    a == a,
    a == b,
    a != b,
    hash(a) == hash(a),
    bool(a),
    isinstance(a, A),
    a.__class__ is A,
    type(a) is A,
    str(type(a)),
    a.__eq__(b),
    a.__ne__(b),
    a.__lt__(b),
    a.__doc__,
    A.__module__,
    [
        n
        for n in vars(A)
        if n
        not in (
            "__module__",
            "__dict__",
            "__weakref__",
            "__doc__",
            "__static_attributes__",
            "__firstlineno__",
        )
    ],
    a.__dict__,
    repr(a).startswith("<__main__.A object at 0x"),
    str(a) == repr(a),
    format(a) == str(a),
)
for f in (
    lambda: a < b,
    lambda: a + 1,
    lambda: len(a),
    lambda: a[0],
    lambda: a(),
    lambda: iter(a),
    lambda: 1 in a,
    lambda: int(a),
    lambda: a.x,
    lambda: -a,
    lambda: a.__len__,
    lambda: f"{a:5}",
    lambda: {a}.pop() is a,
    lambda: [*a],
    lambda: {**a},
    lambda: float(a),
    lambda: a @ a,
    lambda: a.__setattr__("q", 1) or a.q,
    lambda: round(a),
    lambda: range(a),
    lambda: a[1:2],
    lambda: next(a),
    lambda: abs(a),
    lambda: "x" + a,
    lambda: [1][a],
    lambda: sum([a, a]),
    lambda: sorted([a, b]),
    lambda: "%d" % a,
    lambda: complex(a),
    lambda: bytes(a),
    lambda: A[0],
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
print(
    object.__eq__(a, b),
    object.__repr__(5).startswith("<int object at"),
    object.__str__("s"),
    object.__hash__(a) == hash(a),
    sorted(n for n in dir(object()) if n.startswith("__"))[:5],
    "__reduce__" not in vars(A),
    object.__new__(A).__class__.__name__,
)
