# ExceptionGroup and except*.
def show(e, d=0):
    print(
        "  " * d
        + (
            f"{type(e).__name__} {e.message} {len(e.exceptions)}"
            if isinstance(e, BaseExceptionGroup)
            else repr(e)
        )
    )
    for x in getattr(e, "exceptions", ()):
        show(x, d + 1)


g = ExceptionGroup("top", [ValueError(1), ExceptionGroup("sub", [TypeError(2), ValueError(3)]), KeyError(4)])
print(g, repr(g)[:40], g.args[0])
show(g)
m, rest = g.split(ValueError)
show(m)
show(rest)
show(g.subgroup(lambda e: isinstance(e, (TypeError, KeyError))))
print(g.subgroup(OSError), g.split(ExceptionGroup)[1])
try:
    raise g
except* ValueError as eg:
    print("V", [repr(e) for e in eg.exceptions])
except* (TypeError, KeyError) as eg:
    print("TK", eg.exceptions[-1])
else:
    print("no")
finally:
    print("finally")
try:
    try:
        raise g
    except* TypeError:
        print("types")
except ExceptionGroup as left:
    show(left)
try:
    raise ValueError("naked")
except* ValueError as eg:
    print(repr(eg), eg.exceptions)
try:
    try:
        raise ExceptionGroup("a", [ValueError(1)])
    except* ValueError:
        raise TypeError("new")
except TypeError as e:
    print(repr(e), repr(e.__context__))
except ExceptionGroup as e:
    show(e)
for args in (
    ("m", []),
    ("m", [1]),
    ("m",),
    (1, [ValueError()]),
    ("m", [KeyboardInterrupt()]),
    ("m", ValueError()),
):
    try:
        ExceptionGroup(*args)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(
    type(BaseExceptionGroup("b", [ValueError()])).__name__,
    type(BaseExceptionGroup("b", [KeyboardInterrupt()])).__name__,
)
