# Metaclasses, __init_subclass__, __prepare__, class keyword arguments, type() with three arguments.
class Meta(type):
    def __new__(m, name, bases, ns, **kw):
        print("meta new", name, kw)
        return super().__new__(m, name, bases, ns)

    def __init__(cls, name, bases, ns, **kw):
        super().__init__(name, bases, ns)

    def __call__(cls, *a):
        print("calling", cls.__name__)
        return super().__call__(*a)

    def __len__(cls):
        return 99

    @property
    def tag(cls):
        return cls.__name__.lower()


class A(metaclass=Meta, flag=1):
    def __init__(self, v=0):
        self.v = v


class B(A):
    pass


print(B(5).v, len(A), B.tag, type(B).__name__, isinstance(B, Meta))
registry = {}


class Plugin:
    def __init_subclass__(cls, /, key=None, **kw):
        super().__init_subclass__(**kw)
        registry[key or cls.__name__] = cls.__name__


class P1(Plugin, key="one"):
    pass


class P2(Plugin):
    pass


print(registry)
try:

    class P3(Plugin, wrong=1):
        pass
except TypeError as e:
    print(e)
try:

    class P4(x=1):
        pass
except TypeError as e:
    print(e)
Dyn = type("Dyn", (A,), {"m": lambda self: self.v * 2, "z": 1})
print(Dyn(4).m(), Dyn.z, Dyn.__bases__[0].__name__, Dyn.__name__)


class Prep(type):
    @classmethod
    def __prepare__(m, name, bases):
        return {"injected": name}


class U(metaclass=Prep):
    seen = injected


print(U.seen)


class M1(type):
    pass


class M2(type):
    pass


class X(metaclass=M1):
    pass


class Y(metaclass=M2):
    pass


try:

    class Z(X, Y):
        pass
except TypeError as e:
    print(e)


class Inst(type):
    def __instancecheck__(cls, o):
        return o == "magic"

    def __contains__(cls, x):
        return x == 1

    def __iter__(cls):
        return iter("xy")


class I(metaclass=Inst):
    pass


print(isinstance("magic", I), isinstance(1, I), 1 in I, list(I))
