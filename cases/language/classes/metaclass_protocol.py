# Metaclasses: __prepare__, __new__, __init__, __call__, keywords, conflicts, instance and subclass checks.
class Meta(type):
    @classmethod
    def __prepare__(mcls, name, bases, **keywords):
        print("prepare", name, [base.__name__ for base in bases], keywords)
        return {"prepared": True}

    def __new__(mcls, name, bases, namespace, **keywords):
        print("new", name, sorted(k for k in namespace if not k.startswith("__")), keywords)
        return super().__new__(mcls, name, bases, dict(namespace))

    def __init__(cls, name, bases, namespace, **keywords):
        print("init", name, keywords)
        super().__init__(name, bases, namespace)

    def __call__(cls, *arguments, **keywords):
        print("call", cls.__name__, arguments, keywords)
        return super().__call__(*arguments, **keywords)

    def __len__(cls):
        return 42

    def __getattr__(cls, name):
        return f"{cls.__name__} has no {name}"

    @property
    def shown(cls):
        return "property of the metaclass"


class A(metaclass=Meta, key=1):
    x = 1

    def __init__(self, value=0):
        self.value = value


class B(A, other=2):
    pass


print(A.prepared, len(A), A.nothing, A.shown, type(A) is Meta, A(5).value, B().x)
try:
    A().shown
except AttributeError as error:
    print(error)


class Other(type):
    pass


for source in ["class C(A, metaclass=Other): pass", "class D(int, metaclass=Meta): pass", "class E(metaclass=5): pass", "class F(metaclass=lambda *a, **k: a): pass\nprint(F[0], F[1])",
               "class G(key=1): pass", "class H(object, object): pass", "class I(5): pass", "class J('x'): pass", "class K(bool): pass", "class L(A, A): pass", "class M(object, A): pass", "class N(*[A]): pass",
               "class O(**{'metaclass': Meta}): pass", "class P(metaclass=type, metaclass=type): pass", "type('Q', (A,), {})", "type('R', (), {}, a=1)", "type('S')", "type(1, 2)", "type('T', 5, {})", "type('U', (), 5)", "type('V', (5,), {})", "type(5, (), {})", "type('W\\0', (), {})", "type('X', (int, str), {})", "Meta.__prepare__('n', ())"]:
    try:
        exec(source)
        print(source, "->", "made")
    except TypeError as error:
        print(source, "|", error)
    except Exception as error:
        print(source, "|", type(error).__name__, error)
