# property, staticmethod and classmethod as bases of the program's own descriptors.
class Named(property):
    def __init__(self, getter, name=None, **rest):
        super().__init__(getter, **rest)
        self.label = name


class Static(staticmethod):
    def __init__(self, function, extra):
        super().__init__(function)
        self.extra = extra


class Class(classmethod):
    """Own documentation."""


class A:
    shown = Named(lambda self: self.value, "label")
    static = Static(lambda: "static", 5)
    of_class = Class(lambda cls: cls.__name__)

    @Named
    def plain(self):
        """A docstring."""
        return 1

    @plain.setter
    def plain(self, value):
        self.value = value


a = A()
a.plain = 7
print(a.shown, A.shown.label, A.static(), A.__dict__["static"].extra, A.of_class(), a.plain)
print(type(A.plain).__name__, A.plain.label, A.plain.__doc__, A.plain.fset is not None, A.__dict__["of_class"].__wrapped__.__name__)
p = property()
print(p.fget, p.fset, p.fdel, p.__doc__)
p.__init__(len, None, None, "doc")
print(p.fget, p.__doc__, p.__get__("abc"))
for source in ["p.__get__(5)", "p.__set__('a', 1)", "p.__delete__('a')", "property(1, 2, 3, 4, 5)", "property(x=1)", "p.fget = 1", "p.getter()", "staticmethod()", "classmethod(1, 2)", "staticmethod(f=1)", "classmethod(len).__get__(None, None)", "A.shown.__get__(None, A) is A.shown", "property(doc=5).__doc__", "p.__isabstractmethod__", "staticmethod(5)()", "classmethod(5).__get__(1)", "staticmethod(len)('abc')"]:
    try:
        print(source, "->", eval(source) if "=" not in source or "(" in source else exec(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)
