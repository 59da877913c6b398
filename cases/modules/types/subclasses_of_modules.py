# Classes made from ModuleType: attributes of the class, fallbacks, properties, and what import finds in their place.
# covers: types.ModuleType
import sys
import types


class Lazy(types.ModuleType):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return "made " + name

    def greet(self):
        return "hello from " + self.__name__

    @property
    def size(self):
        return len(vars(self))


lazy = Lazy("lazy", "some words")
print(type(lazy).__name__, repr(lazy), lazy.__doc__, lazy.greet(), lazy.anything)
lazy.size_of = 3
print(lazy.size_of, "size_of" in vars(lazy), lazy.size > 3)
sys.modules["lazy"] = lazy
from lazy import something, greet
import lazy as again

print(something, greet(), again is lazy)


class Odd(types.ModuleType):
    def __init__(self, value):
        super().__init__("odd")
        self.value = value


print(Odd(5).value, isinstance(Odd(5), types.ModuleType))
plain = types.ModuleType("plain")
plain.__class__ = Lazy
print(type(plain).__name__, plain.other)
plain.__name__ = "renamed"
print(repr(plain), plain.greet())
plain.__file__ = "there.py"
print(repr(plain))
bare = types.ModuleType("bare")
print(sorted(vars(bare)), bare.__annotations__)
bare.__getattr__ = lambda name: name.upper()
print(bare.abc)


class Instead:
    answer = 42


sys.modules["instead"] = Instead()
from instead import answer
import instead

print(answer, type(instead).__name__)
try:
    from instead import question
except ImportError as error:
    print(error)
for wrong in (lambda: types.ModuleType(), lambda: types.ModuleType(5)):
    try:
        wrong()
    except TypeError as error:
        print(error)
