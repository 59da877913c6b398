# covers: inspect.getmembers, inspect.getmembers_static, inspect.getattr_static, inspect.classify_class_attrs
# covers: inspect.getmro, inspect.getclasstree, inspect.walktree, inspect.Attribute, inspect.getmodule
# What a class has, from where, without running anything.
import inspect

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Base:
    attr = 1

    def method(self): ...

    def __getattr__(self, name):
        return "made up"


class Child(Base):
    @property
    def prop(self):
        print("running")
        return 2

    @classmethod
    def cls(cls): ...

    @staticmethod
    def stat(): ...

    attr = 2


c = Child()
c.own = 3
print([n for n, v in inspect.getmembers(c) if not n.startswith("__")])
print([n for n, v in inspect.getmembers_static(c) if not n.startswith("__")], [n for n, v in inspect.getmembers(Child, inspect.isfunction)])
print([n for n, v in inspect.getmembers(Child, callable) if not n.startswith("__")])
for name in ("attr", "own", "prop", "cls", "stat", "method", "nothing"):
    show(lambda: type(inspect.getattr_static(c, name)).__name__)
print(inspect.getattr_static(c, "nothing", 5), inspect.getattr_static(Child, "attr"), inspect.getattr_static(Child, "__mro__", None) is not None)
for one in inspect.classify_class_attrs(Child):
    if not one.name.startswith("__"):
        print(one.name, one.kind, one.defining_class.__name__, type(one.object).__name__)
print(inspect.getmro(Child), inspect.Attribute._fields)


class Other(Base): ...


class Both(Child, Other): ...


print(inspect.getclasstree([Both, Child, Other, Base]), inspect.getclasstree([Both, Child], unique=True), sep="\n")
print(inspect.getclasstree([int, bool]))
print(inspect.getmodule(inspect.getmro) is inspect, inspect.getmodule(Child).__name__, inspect.getmodule(5))
