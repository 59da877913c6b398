# __init_subclass__ with keywords, __set_name__, their order, and failures in them.
class Named:
    def __set_name__(self, owner, name):
        print("set_name", owner.__name__, name)


class Base:
    def __init_subclass__(cls, /, key=None, **rest):
        print("init_subclass", cls.__name__, key, sorted(vars(cls).get("own", [])))
        super().__init_subclass__(**rest)


class A(Base, key=5):
    own = ["x"]
    first = Named()
    second = Named()


class B(A):
    pass


class Failing:
    def __set_name__(self, owner, name):
        raise ValueError("no name")


for source in ["class C(Base, other=1): pass", "class D(object, key=1): pass", "class E:\n    x = Failing()", "class F:\n    def __init_subclass__(cls): raise KeyError('sub')\nclass G(F): pass", "type('H', (Base,), {}, key=3)", "class I(A, key=1, key2=2): pass"]:
    try:
        exec(source)
    except Exception as error:
        print(source.splitlines()[0], "|", type(error).__name__, error, getattr(error, "__notes__", None))
A.added = Named()
print(type(Base.__init_subclass__), Base.__dict__["__init_subclass__"].__class__)
