# The order of bases, super() in all its forms, conflicts, and changes of __bases__.
class A:
    def who(self):
        return ["A"]


class B(A):
    def who(self):
        return ["B"] + super().who()


class C(A):
    def who(self):
        return ["C"] + super(C, self).who()


class D(B, C):
    def who(self):
        return ["D"] + super().who()

    @classmethod
    def made(cls):
        return super().__init_subclass__, super(D, cls).who(cls())

    @staticmethod
    def alone():
        return super()


print(D().who(), [k.__name__ for k in D.__mro__], D.mro() == list(D.__mro__), D.made()[1])
print(super(B, D()).who(), super(B, D).who(D()), super(D, D()), super(A, D).__thisclass__, super(B).__self__)
for source in ["super()", "super(5)", "super(B, 5)", "super(B, A())", "super(B, A)", "D.alone()", "super(B, D()).nothing", "super(B, D).__class__", "super(B, D()).x", "super(A, D()).who", "super(1, 2, 3)", "super(B).who", "super(type, D).mro()"]:
    try:
        print(source, "->", eval(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)
for source in ["class X(A, B): pass", "class Y(B, C, A): pass\nprint([k.__name__ for k in Y.__mro__])", "class Z(C, B): pass\nclass W(D, Z): pass", "class V(A, object): pass\nprint([k.__name__ for k in V.__mro__])", "D.__mro__ = ()"]:
    try:
        exec(source)
    except Exception as error:
        print(source.split("\n")[-1], "|", type(error).__name__, error)
e = D()
e.__class__ = C
print(e.who(), isinstance(e, D))
for value in [int, 5, A(), type]:
    try:
        e.__class__ = value
        print(value)
    except TypeError as error:
        print(error)
