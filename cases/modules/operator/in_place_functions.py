# The in-place functions: they give the changed object or a new one.
# covers: operator.iadd, operator.isub, operator.imul, operator.imatmul, operator.itruediv, operator.ifloordiv, operator.imod, operator.ipow, operator.ilshift, operator.irshift, operator.iand, operator.ior, operator.ixor, operator.iconcat
import operator

names = ["iadd", "isub", "imul", "imatmul", "itruediv", "ifloordiv", "imod", "ipow", "ilshift", "irshift", "iand", "ior", "ixor", "iconcat"]


class Own:
    def __repr__(self):
        return "Own()"


for name in names[:-1]:
    setattr(Own, f"__{name}__", lambda self, other, name=name: f"{name} {other}")
for name in names:
    function = getattr(operator, name)
    for first, second in [(7, 2), ([1], [2]), ([1], "ab"), ([1, 2], 2), ({1, 2}, {2, 3}), ({"a": 1}, {"b": 2}), ("a", "b"), (Own(), 5), (1, None), ((1,), (2,))]:
        try:
            result = function(first, second)
            print(name, result, result is first)
        except Exception as error:
            print(name, type(error).__name__, error)
    try:
        function(1)
    except TypeError as error:
        print(error)
