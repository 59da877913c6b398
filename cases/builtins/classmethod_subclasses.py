# Subclasses of the wrappers of methods, and of modules, are shown as those are; the abstract wrappers too.
import abc
import types


class Own(classmethod):
    pass


class Other(staticmethod):
    pass


class Part(types.ModuleType):
    pass


def function():
    pass


print(Own(len), Other(len), repr(Own(len)) == str(classmethod(len)), f"{Other(5)}", Part("part"))
for make in (abc.abstractclassmethod, abc.abstractstaticmethod):
    made = make(function)
    print(repr(made).partition(" at ")[0], made.__isabstractmethod__, made.__func__ is function)
