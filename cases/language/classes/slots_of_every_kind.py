# Of __slots__: names of every kind, inheritance, dict and weakref, private names, conflicts, deletion.
class A:
    __slots__ = ("x", "__private", "y")

    def __init__(self):
        self.x = 1
        self.__private = 2


a = A()
print(a.x, a._A__private, hasattr(a, "y"), hasattr(a, "__dict__"), A.__slots__, A.x, type(A.x))
for source in ["a.y", "a.z = 1", "del a.y", "del a.x", "a.x", "A.x.__get__(a)", "A.x.__set__(a, 5) or a.x", "A.x.__get__(5)", "A.x.__set__(5, 1)", "A.x.__delete__(a)", "A.x.__delete__(a)", "vars(a)", "a.__dict__"]:
    try:
        exec(source) if "=" in source or "del" in source else print(source, eval(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


class B(A):
    pass


class C(A):
    __slots__ = ["z"]


class D(A):
    __slots__ = ("__dict__",)


class E:
    __slots__ = "single"


class F:
    __slots__ = {"doc": "a dict of docs"}


b = B()
b.anything = 5
c = C()
c.z, c.x = 3, 4
d = D()
d.free = 6
e = E()
e.single = 7
print(b.__dict__, c.z, c.x, hasattr(c, "__dict__"), d.__dict__, e.single, F.__slots__, F().__slots__)
for source in ["class G:\n    __slots__ = ('x',)\n    x = 1", "class H:\n    __slots__ = (5,)", "class I:\n    __slots__ = ('a b',)", "class J:\n    __slots__ = ('__dict__', '__dict__')", "class K(int):\n    __slots__ = ('x',)", "class L(tuple):\n    __slots__ = ()",
               "class M(A, E): pass", "class N:\n    __slots__ = 5", "class O:\n    __slots__ = ('x', 'x')", "class P(B):\n    __slots__ = ('__dict__',)", "class Q(str):\n    __slots__ = ('q',)", "class R:\n    __slots__ = ('__weakref__',)", "class S:\n    __slots__ = iter(['a', 'b'])\nprint(S.__slots__.__class__, S().__class__)", "c.nothing = 1", "e.other = 1", "E().single", "L((1,)).x = 1"]:
    try:
        exec(source)
        print(source.replace("\n   ", ""), "made")
    except Exception as error:
        print(source.replace("\n   ", ""), "|", type(error).__name__, error)
