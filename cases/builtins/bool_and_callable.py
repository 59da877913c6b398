# bool() as constructor and type; callable on everything.
print(
    bool(),
    bool([]),
    bool("False"),
    bool(0.0),
    bool(None),
    bool(-1),
    True + True,
    True * 3.5,
    isinstance(True, int),
    bool.__mro__,
)
print(
    str(True),
    repr(False),
    int(True),
    float(False),
    True == 1.0,
    hash(True) == hash(1),
    {True: "a", 1: "b"},
    [10, 20][True],
    "ab"[False],
)
print(True & 1, True & False, True | False, True ^ True, True < 2, max(True, 0), sorted([True, False, 0, 1]))
for f in (lambda: bool(1, 2), lambda: bool(x=1)):
    try:
        f()
    except TypeError as e:
        print(e)


class C:
    def __call__(self):
        pass


class D:
    pass


d = D()
d.__call__ = lambda: 1
print(
    [
        callable(x)
        for x in (len, int, C, C(), D(), d, lambda: 0, 5, "s", None, [].append, type, print, object())
    ]
)
