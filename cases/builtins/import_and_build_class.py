# The functions that import and class statements go through, called by hand.
# covers: __import__, __build_class__
import builtins


def tried(make):
    try:
        return repr(make())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Meta(type):
    def __new__(meta, name, bases, namespace, **named):
        print("new", name, bases, sorted(namespace), named)
        return super().__new__(meta, name, bases, namespace)

    def __init__(cls, name, bases, namespace, **named):
        super().__init__(name, bases, namespace)

    @classmethod
    def __prepare__(meta, name, bases, **named):
        return {"prepared": named}


class Entries:
    def __mro_entries__(self, bases):
        print("entries", len(bases))
        return (dict,)


def body():
    pass


def other_body(first):
    pass


made = __build_class__(body, "Made")
print(made, made.__name__, made.__bases__, made.__module__, made.__dict__.get("__qualname__"))
print(__build_class__(body, "Below", made, int).__mro__)
print(__build_class__(body, "Kept", metaclass=Meta, flag=1).prepared)
print(__build_class__(body, "Entered", Entries()).__orig_bases__[0].__class__.__name__)
print(__build_class__(body, "Called", metaclass=lambda name, bases, namespace, **named: (name, bases, named), a=1))
for make in [
    lambda: __build_class__(), lambda: __build_class__(body), lambda: __build_class__(5, "a"), lambda: __build_class__(body, 5),
    lambda: __build_class__(len, "a"), lambda: __build_class__(other_body, "a"), lambda: __build_class__(body, "a", 5),
    lambda: __build_class__(body, "a", bool), lambda: __build_class__(body, "a", int, int), lambda: __build_class__(body, "a", x=1),
    lambda: __build_class__(body, "a", metaclass=5), lambda: __build_class__(body, "a", object, int),
]:
    print(tried(make))
for make in [
    lambda: __import__("math").__name__, lambda: __import__("collections.abc").__name__, lambda: __import__("").__name__,
    lambda: __import__("collections.abc", fromlist=["Sized"]).__name__, lambda: __import__("collections", None, None, ("abc",)).__name__,
    lambda: __import__("collections.abc", fromlist=[]).__name__, lambda: __import__("nope_no_such"), lambda: __import__(5), lambda: __import__(),
    lambda: __import__("math", level=-1), lambda: __import__("math", level="a"), lambda: __import__("a", {}, level=1), lambda: __import__("math.nope"),
    lambda: __import__("collections", fromlist=[5]), lambda: __import__("collections", fromlist=5), lambda: __import__(name="math").__name__,
    lambda: __import__("math", globals(), locals(), ["pi"], 0).pi > 3, lambda: __import__("collections.nope", fromlist=["x"]), lambda: __import__("ma\0th"),
]:
    print(ascii(tried(make)))
original = builtins.__import__
seen = []


def watching(name, globals=None, locals=None, fromlist=(), level=0):
    seen.append((name, fromlist, level))
    return original(name, globals, locals, fromlist, level)


builtins.__import__ = watching
import math
import collections.abc as abstract
from collections import OrderedDict, abc as again
builtins.__import__ = original
print(seen, abstract is again)
