# Instances as functions, special methods looked up on the type only, and class bodies that run code.
class Call:
    def __call__(self, *a, **k):
        return a, k


c = Call()
print(c(1, x=2), callable(c), callable(Call), list(map(c, [1, 2])), Call()())
c.__call__ = lambda: "instance __call__ is ignored"
print(c())
c.__len__ = lambda: 5
try:
    len(c)
except TypeError as e:
    print(e)


class NoCall:
    pass


NoCall.late = lambda self: "x"
try:
    NoCall()()
except TypeError as e:
    print(e)
n = NoCall()
n.__str__ = lambda: "instance"
n.__bool__ = lambda: False
print(str(n) == "instance", bool(n))
NoCall.__bool__ = lambda self: False
print(bool(n))


class Body:
    total = 0
    for v in range(5):
        if v % 2:
            total += v
    try:
        1 / 0
    except ZeroDivisionError as e:
        msg = str(e)

    def helper(x):
        return x + 1

    computed = helper(10)
    if total > 3:

        def cond(self):
            return "defined"
    else:

        def cond(self):
            return "other"

    with_default = (lambda q=total: q)()


print(Body.total, Body.v, Body.msg, Body.computed, Body().cond(), Body.with_default, hasattr(Body, "e"))


class Outer:
    class Inner:
        def who(self):
            return type(self).__qualname__

    inst = Inner()


print(Outer.Inner().who(), Outer().inst.who(), Outer.__dict__["Inner"].__name__)
