# The functions of arithmetic, bits and comparison, on numbers, text and objects of one's own, and their errors.
# covers: operator.add, operator.sub, operator.mul, operator.matmul, operator.truediv, operator.floordiv, operator.mod, operator.pow, operator.lshift, operator.rshift, operator.and_, operator.or_, operator.xor, operator.lt, operator.le, operator.eq, operator.ne, operator.ge, operator.gt, operator.is_, operator.is_not
import operator

names = ["add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "pow", "lshift", "rshift", "and_", "or_", "xor", "lt", "le", "eq", "ne", "ge", "gt", "is_", "is_not"]


class Own:
    def __getattr__(self, name):
        raise AttributeError(name)

    def __repr__(self):
        return "Own()"


for name in names:
    kind = name.rstrip("_")
    if kind not in ("is", "is_not"):
        setattr(Own, f"__{kind}__", lambda self, other, kind=kind: f"{kind} called")
    if kind in ("add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "pow", "lshift", "rshift", "and", "or", "xor"):
        setattr(Own, f"__r{kind}__", lambda self, other, kind=kind: f"r{kind} called")
own = Own()
pairs = [(7, 2), (7.5, 2), (True, 3), ("ab", 2), ([1], [2]), ({1, 2}, {2}), (own, 1), (1, own), (5, 0), (1, "a"), (None, None), ("%s", "x"), (1j, 2), ((1,), [1])]
for name in names:
    function = getattr(operator, name)
    print(name)
    for first, second in pairs:
        try:
            print("  ", function(first, second))
        except Exception as error:
            print("  ", type(error).__name__, error)
    for arguments in ((), (1,), (1, 2, 3)):
        try:
            function(*arguments)
        except TypeError as error:
            print("  ", error)
