# Classes of modules: subclasses of ModuleType, what is missing in one, and modules without a name.
# covers: types.ModuleType
import sys
import types


class Lazy(types.ModuleType):
    shared = 5

    def __init__(self, name, extra, more=1):
        super().__init__(name, "doc of " + name)
        self.extra = extra

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return "made for " + name


class Plain(types.ModuleType):
    @property
    def loud(self):
        return self.__name__.upper()

    def __dir__(self):
        return ["b", "a"]


def shown(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error)


lazy, plain, bare = Lazy("mod", 3), Plain("n"), types.ModuleType.__new__(types.ModuleType)
sys.modules["plain_one"] = plain
import plain_one

print(type(lazy), lazy, lazy.extra, lazy.foo, lazy.shared, lazy.__doc__, lazy.__dict__, plain_one is plain)
plain.attr = 5
del plain.attr
for text in """plain.loud | dir(plain) | vars(plain) | plain.attr | delattr(plain, 'attr') | isinstance(plain, types.ModuleType) | bare
bare.__dict__ | bare.x | types.ModuleType('a') | types.ModuleType('a').x | delattr(types.ModuleType('a'), 'x') | types.ModuleType()
types.ModuleType(1) | types.ModuleType(None) | types.ModuleType(nam='b') | types.ModuleType('a', doc='b').__doc__
types.ModuleType('a').__dict__ | types.ModuleType('\\\\') | types.ModuleType("it's") | types.ModuleType('m').__init__()
types.ModuleType('m').__init__('n') | types.ModuleType('m').__init__(1) | types.ModuleType('m').__init__('a', key=1)
types.ModuleType('m').__format__() | types.ModuleType('m').__format__(key=1) | Lazy('x') | Lazy._private""".replace("\n", " | ").split(" | "):
    shown(text)
named = types.ModuleType("before")
named.__name__ = "after"
print(named)
del named.__name__
print(named)
shown("named.x")
