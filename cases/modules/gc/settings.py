# What the collector can be told and asked.
import gc


def tell(call, *arguments):
    try:
        print(call.__name__, arguments, call(*arguments))
    except Exception as error:
        print(call.__name__, arguments, type(error).__name__, error)


print(gc.get_threshold())
for thresholds in ((), (1, 2, 3, 4), ("a",), (700,), (700, 5, 6), (0,), (2000, 10, 10)):
    tell(gc.set_threshold, *thresholds)
    print(gc.get_threshold(), gc.isenabled())
for flags in (0, gc.DEBUG_UNCOLLECTABLE, "a", 0):
    tell(gc.set_debug, flags)
    print(gc.get_debug())
print({name: getattr(gc, name) for name in dir(gc) if name.startswith("DEBUG")})


class Plain:
    pass


for value in (
    1,
    1.5,
    "a",
    b"",
    None,
    True,
    10**30,
    (),
    [],
    ([],),
    set(),
    frozenset(),
    Plain,
    Plain(),
    tell,
    len,
):
    print(type(value).__name__, gc.is_tracked(value), gc.is_finalized(value))
for arguments in ((3,), (-1,), ("a",), (1.5,), (1, 2)):
    tell(gc.collect, *arguments)
tell(gc.enable, 1)
tell(gc.is_tracked)
print(gc.garbage, isinstance(gc.callbacks, list))
