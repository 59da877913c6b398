# What special methods must return, and what is said of anything else.
def make(name, value):
    return type("Made", (), {name: lambda self, *arguments: value})()


for name, uses, values in [
    ("__bool__", ["bool(x)", "not x", "1 if x else 2"], [1, None, "a", True]),
    ("__len__", ["len(x)", "bool(x)"], [-1, "a", 2.0, True, 2**70, None]),
    ("__str__", ["str(x)", "f'{x}'", "'%s' % x", "print(x)"], [5, None, b"a"]),
    ("__repr__", ["repr(x)", "str(x)", "[x]", "'%r' % x", "ascii(x)"], [5, None]),
    ("__bytes__", ["bytes(x)"], [5, "a", bytearray(b"a")]),
    ("__format__", ["format(x)", "f'{x}'", "'{}'.format(x)"], [5, None]),
    ("__hash__", ["hash(x)", "len({x})"], ["a", 1.5, None, 2**70, True]),
    ("__index__", ["[1, 2][x]", "hex(x)", "range(x)", "int(x)", "'a' * x", "x.__index__()"], ["a", 1.5, None, True, 2**70]),
    ("__int__", ["int(x)"], ["a", 1.5, None]),
    ("__float__", ["float(x)", "complex(x)"], ["a", 1, None]),
    ("__complex__", ["complex(x)"], ["a", 1, None]),
    ("__iter__", ["iter(x)", "list(x)", "[*x]", "1 in x"], [5, None, [1]]),
    ("__next__", ["next(x)"], [5, None]),
    ("__contains__", ["1 in x", "1 not in x"], [5, None, "", NotImplemented]),
    ("__reversed__", ["reversed(x)"], [5, None]),
    ("__length_hint__", ["list(x)"], [5]),
    ("__getattr__", ["x.anything", "hasattr(x, 'q')"], [5, None]),
    ("__dir__", ["dir(x)"], [5, None, ["b", "a"], "ba"]),
    ("__call__", ["x()", "callable(x)"], [5]),
    ("__eq__", ["x == 1", "x != 1", "[x] == [1]", "x in [1]"], [5, None, "", NotImplemented]),
    ("__lt__", ["x < 1", "1 > x", "sorted([x, x]) and 1", "max(x, x) and 1"], [5, None, NotImplemented]),
    ("__divmod__", ["divmod(x, 1)"], [5, NotImplemented]),
    ("__round__", ["round(x)", "round(x, 1)"], [5, None]),
    ("__trunc__", ["__import__('math').trunc(x)"], [5, "a"]),
    ("__enter__", ["x"], [5]),
    ("__instancecheck__", ["isinstance(1, x)"], [5, "", None]),
    ("__subclasscheck__", ["issubclass(int, x)"], [5, "", None]),
    ("__missing__", ["x"], [5]),
    ("__class_getitem__", ["type(x)[0]"], [5]),
]:
    for value in values:
        x = make(name, value)
        for use in uses:
            try:
                outcome = eval(use)
                print(name, repr(value), use, "->", repr(outcome) if outcome is not x else "itself")
            except Exception as error:
                print(name, repr(value), use, "|", type(error).__name__, error)
