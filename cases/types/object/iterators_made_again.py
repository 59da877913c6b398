# What iterators say about how to make them again at the place where they stand.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


def shown(value):
    if isinstance(value, tuple):
        return tuple(map(shown, value))
    if type(value).__repr__ is object.__repr__ or callable(value):
        return getattr(value, "__name__", type(value).__name__)
    return value


its = [iter([1,2]), iter((1,2)), iter("ab"), iter("añ"), iter(b"ab"), iter(bytearray(b"ab")), iter(range(3)), iter(range(10**30)), reversed([1,2]), reversed((1,2)), reversed("ab"), enumerate("ab", 3), zip("ab", "cd"), map(str, [1]), filter(None, [1]), iter(lambda: 1, 1), reversed(range(3))]
for i in its:
    names = "__reduce__", "__setstate__", "__length_hint__", "__reduce_ex__", "__getstate__", "__copy__"
    print(type(i).__name__, [(name, hasattr(i, name), name in type(i).__dict__) for name in names])
for i in its:
    t(lambda: i.__reduce__().__len__())
    t(lambda: i.__reduce__()[0].__name__)
    t(lambda: shown(i.__reduce__()[1:]))
    t(lambda: shown(i.__reduce_ex__(2)[1:]))
    try: next(i)
    except BaseException: pass
    t(lambda: shown(i.__reduce__()[1:]))
    t(lambda: list(i))
    t(lambda: shown(i.__reduce__()[1:]))
    t(lambda: i.__setstate__(0))
    t(lambda: i.__setstate__("x"))
    t(lambda: i.__setstate__())
    t(lambda: list(i))
d = {1:2, 3:4}
for i in [iter(d), iter(d.items()), iter(d.values()), reversed(d), reversed(d.items()), iter({1}), iter(frozenset({2}))]:
    print(type(i).__name__, [(m, m in type(i).__dict__) for m in ("__reduce__", "__setstate__", "__length_hint__", "__reduce_ex__", "__getstate__", "__copy__")])
    t(lambda: shown(i.__reduce__()[1:]))
    next(i)
    t(lambda: shown(i.__reduce__()[1:]))
    t(lambda: list(i))
