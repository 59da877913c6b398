# Exceptions are equal only to themselves, hashable, ordered by nothing, and pickled by what __reduce__ gives.
e = ValueError(1)
print(e == ValueError(1), e == e, e != e, hash(e) == hash(e), len({e, e, ValueError(1)}))
for source in ["e < e", "e + 1", "len(e)", "e[0]", "iter(e)", "e()", "bool(e)", "-e", "[*e]", "f'{e:>5}'", "f'{e:5d}'", "format(e)"]:
    try:
        print(source, "->", eval(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)
e.extra = 5
for kind, arguments in [
    (ValueError, (1,)), (KeyError, ("a", "b")), (OSError, (2, "m")), (OSError, (2, "m", "f")), (OSError, (2, "m", "f", 0, "g")),
    (StopIteration, (3,)), (SystemExit, (4,)), (SyntaxError, ("m", ("f", 1, 2, "t"))), (NameError, ("n",)),
    (AttributeError, ("a",)), (UnicodeDecodeError, ("e", b"ab", 0, 1, "r")), (ExceptionGroup, ("g", [ValueError(2)])),
]:
    print(kind(*arguments).__reduce__())
print(e.__reduce__())
print(AttributeError("m", name="n", obj=5).__reduce__())
print(NameError("m", name="n").__reduce__())
print(AttributeError("m", name="n", obj=5).__getstate__())
error = ValueError(0)
print(error.__setstate__({"a": 1, "args": (9,)}), error.a, error.args)
for state in (None, 5, [1], {1: 2}):
    try:
        print(error.__setstate__(state))
    except Exception as failure:
        print(type(failure).__name__, failure)
