# Name mangling of __x inside class bodies.
class A:
    __secret = 1
    __dunder__ = 2

    def __init__(self):
        self.__v = 10
        self._w = 5

    def __hidden(self):
        return self.__v

    def get(self):
        return self.__hidden() + self.__secret

    def other(self, o):
        return o.__v

    def kw(self, __p=3):
        return __p

    def local(self):
        __tmp = 4
        return __tmp, sorted(locals())


class B(A):
    def __init__(self):
        super().__init__()
        self.__v = 99

    def mine(self):
        return self.__v, self.get()


a, b = A(), B()
print(a.get(), b.mine(), vars(b), a.other(b), a.kw(), a.kw(_A__p=7), a.local())
print(
    hasattr(a, "__v"),
    a._A__v,
    A._A__secret,
    A.__dunder__,
    sorted(k for k in A.__dict__ if "hidden" in k or "secret" in k),
)
for s in ("a.__v", "a.__hidden()", "A.__secret"):
    try:
        eval(s)
    except AttributeError as e:
        print(e)


class _Under:
    __x = 1

    def f(self):
        return self.__x


print(_Under().f(), [k for k in vars(_Under) if k.endswith("__x")])


class C:
    def f(self):
        try:
            return undefined.__name
        except NameError as e:
            return str(e)

    def g(self):
        try:
            return __missing
        except NameError as e:
            return str(e)

    def h(self):
        return getattr(self, "__z", "strings are not mangled")


print(C().f(), C().g(), C().h())
