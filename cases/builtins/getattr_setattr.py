# getattr, setattr, hasattr, delattr and what they let through.
class A:
    x = 1

    @property
    def bad(self):
        raise ValueError("from property")

    @property
    def missing(self):
        raise AttributeError("from property")


a = A()
print(
    getattr(a, "x"),
    getattr(a, "y", None),
    getattr(a, "missing", "dflt"),
    hasattr(a, "missing"),
    hasattr(a, "x"),
    setattr(a, "y", 5),
    a.y,
    delattr(a, "y"),
    hasattr(a, "y"),
)
for f in (
    lambda: getattr(a, "bad", 1),
    lambda: hasattr(a, "bad"),
    lambda: getattr(a, "zz"),
    lambda: getattr(a, 5),
    lambda: setattr(a, 5, 1),
    lambda: hasattr(a, None),
    lambda: delattr(a, "x"),
    lambda: getattr(a),
    lambda: setattr(a, "x"),
    lambda: getattr(a, "q", 1, 2),
    lambda: setattr(5, "real", 1),
    lambda: getattr(a, "x", default=1),
    lambda: setattr(a, "bad", 1),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
setattr(a, "not an identifier", 1)
setattr(A, "cls_late", staticmethod(lambda: "late"))
print(
    vars(a),
    getattr(a, "not an identifier"),
    a.cls_late(),
    getattr("abc", "upper")(),
    getattr(1, "__add__")(2),
    getattr(A, "__name__"),
    getattr([], "append").__name__,
    [getattr(o, "imag", "no") for o in (1, 1.5, 2j, "s")],
)
