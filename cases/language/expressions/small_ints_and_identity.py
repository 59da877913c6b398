# is between equal constants that programs rely on, and never on computed values.
import builtins

a, b = None, None
print(
    a is b,
    True is not False,
    ... is Ellipsis,
    NotImplemented is NotImplemented,
    type(1) is int,
    (1).__class__ is type(2),
    [] is not [],
    {} is not {},
)
x = [1]
y = x
z = list(x)
print(x is y, x is z, x == z, x[0] is y[0], id(x) == id(y), id(x) != id(z))
s = "text"
t = s
print(s is t, s[:] is s, str(s) is s, s + "" == s)


def f():
    pass


print(f is f, f.__name__ is f.__name__, f() is None, print is print, len is builtins.len)


class C:
    def m(self):
        pass


c = C()
print(c.m is not c.m, c.m == c.m, C.m is C.m, c.__class__ is C, type(c) is C, c.__dict__ is c.__dict__)
