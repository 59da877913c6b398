# __new__ and __init__, what each may return, singletons and immutable subclasses.
class A:
    def __new__(cls, *a, **k):
        print("new", cls.__name__, a, k)
        return super().__new__(cls)

    def __init__(self, *a, **k):
        print("init", a, k)


A(1, x=2)


class NotMine:
    def __new__(cls):
        return 42

    def __init__(self):
        print("never")


print(NotMine())


class Bad:
    def __init__(self):
        return 5


try:
    Bad()
except TypeError as e:
    print(e)


class Single:
    _it = None

    def __new__(cls, v):
        if cls._it is None:
            cls._it = super().__new__(cls)
        return cls._it

    def __init__(self, v):
        self.v = v


print(Single(1) is Single(2), Single._it.v)


class Celsius(float):
    def __new__(cls, v, unit="C"):
        self = super().__new__(cls, v)
        self.unit = unit
        return self


c = Celsius("21.5", unit="F")
print(c, c + 1, c.unit, type(c + 1).__name__, isinstance(c, float))


class Pair(tuple):
    def __new__(cls, a, b):
        return tuple.__new__(cls, (a, b))

    @property
    def first(self):
        return self[0]


print(Pair(1, 2), Pair(1, 2).first, Pair(1, 2) == (1, 2), len(Pair(3, 4)), Pair(1, 2) + (3,))


class Up(str):
    def __new__(cls, s):
        return str.__new__(cls, s.upper())


print(Up("abc"), Up("abc").lower(), type(Up("a") + "b").__name__, {Up("k"): 1}["K"])
for s in (
    "object(1)",
    "object.__new__(5)",
    "object.__new__(int)",
    "A.__new__()",
    "int.__new__(str)",
    "class X: pass\nX(1)",
    "class Y:\n def __new__(cls, a): return super().__new__(cls, a)\nY(1)",
):
    try:
        exec(s)
    except TypeError as e:
        print(s.split("\n")[-1], "|", e)


class Sub(A):
    def __init__(self):
        self.ok = True


print(Sub().ok, callable(A))
