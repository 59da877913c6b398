# types.MethodType binds anything that can be called: a built-in function, a class, an object with __call__.
# covers: types.MethodType
import types


class Caller:
    def __call__(self, *args, **kwargs):
        return args, kwargs

    def __repr__(self):
        return "Caller()"


def shown(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error)


m = types.MethodType(len, "abc")
u = types.MethodType(str.upper, "abc")
c = types.MethodType(Caller(), 3)
k = types.MethodType(int, "5")
for text in """m | u | c | k | m() | u() | c(1, a=2) | k() | m(1) | u(1) | type(m) | type(u) | m.__self__ | m.__func__ | u.__func__
c.__func__ | m.__name__ | u.__qualname__ | c.__name__ | k.__name__ | m.nope | c.nope | m == types.MethodType(len, m.__self__)
setattr(m, '__name__', 1) | setattr(m, 'x', 1) | m.__get__(1) | m.__get__(None, int) | m.__get__(None) | types.MethodType.__call__(m)
types.MethodType.__repr__(m) | isinstance(m, types.BuiltinFunctionType) | isinstance([].append, types.MethodType) | callable(m)
types.MethodType(len, None) | types.MethodType(1, 2) | types.MethodType(len) | types.MethodType() | types.MethodType(len, 1, 2)
types.MethodType(len, instance=1) | m.__format__('') | m.__format__('a') | m.__format__(1, 2) | m.__new__(1) | m.__new__()
hasattr([].append, '__get__') | hasattr([].append, '__func__') | dir(m) == dir(c) | types.MethodWrapperType(1) | types.UnionType(1)
types.TracebackType() | types.TracebackType(None, 1, 1, 1) | types.TracebackType(None, 1, 1, 1, 1)""".replace("\n", " | ").split(" | "):
    shown(text)


class Table:
    size = m

    def own(self):
        return "own"


print(Table().size(), Table.size(), Table().own.__call__())
