# range's special methods with too few arguments, too many, keywords, and receivers of other types.
it = [range(0), range(1, 9, 3)][-1]
names = [
    "__add__", "__radd__", "__mul__", "__rmul__", "__eq__", "__lt__", "__hash__", "__len__", "__iter__", "__contains__", "__getitem__", "__setitem__",
    "__delitem__", "__repr__", "__str__", "__bool__", "__int__", "__float__", "__index__", "__pow__", "__neg__", "__and__", "__iadd__",
    "__getattribute__", "__setattr__", "__delattr__", "__init__", "__reversed__", "__getnewargs__", "__round__", "__divmod__",
]
for name in names:
    method = getattr(type(it), name, None)
    if method is None:
        continue
    for label, arguments, keywords in [("none", (), {}), ("only self", (it,), {}), ("four", (it, 1, 2, 3), {}), ("keyword", (it,), {"key": 1}), ("other receiver", (object(), 1), {}), ("other and none", (object(),), {})]:
        if name in ("__repr__", "__hash__", "__len__", "__dir__", "__sizeof__", "__iter__", "__reversed__", "__format__", "__init__", "__str__", "__getattribute__", "__setattr__", "__delattr__", "__eq__", "__lt__") and label in ("only self", "other receiver", "other and none"):
            continue
        try:
            outcome = method(*arguments, **keywords)
            print(name, label, "->", type(outcome).__name__)
        except Exception as error:
            print(name, label, "|", type(error).__name__, error)
