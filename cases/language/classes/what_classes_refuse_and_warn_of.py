# Built-in classes keep their special attributes, whichever way is taken; new ones say what cannot be shown of them.
import warnings


def tried(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


class Mine:
    "Mine."


for name in ("__name__", "__qualname__", "__module__", "__doc__", "__bases__", "__annotations__", "__type_params__"):
    attribute = type.__dict__[name]
    print(name)
    tried(lambda: attribute.__set__(list, "other"))
    tried(lambda: attribute.__delete__(list))
    if name != "__annotations__":
        tried(lambda: attribute.__delete__(Mine))
print(list.__name__, list.__module__)

Mine.__type_params__ = "anything"
print(Mine.__type_params__)
Placed = type("Placed", (), {"__firstlineno__": 42})
print(Placed.__firstlineno__)
Placed.__module__ = "elsewhere"
print("__firstlineno__" in vars(Placed))

tried(lambda: type("a\udcdc", (), {}))
tried(lambda: type("A", (), {"__doc__": "a\udcdc"}))
tried(lambda: setattr(Mine, "__name__", "a\udcdc"))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    type("Odd", (), {1: 2, "two": 3})
    print([(warning.category.__name__, str(warning.message)) for warning in caught])


class Name(str):
    pass


class Slotted:
    __slots__ = (Name("second"), Name("__first"))


print(list(vars(Slotted))[-3:], type("One", (), {"__slots__": Name("only")}).only)


# An attribute that only sets lets a class's own value be read.
class OnlySets:
    def __set__(self, instance, value):
        print("set to", value)


class Meta(type):
    pass


class Made(metaclass=Meta):
    kept = 42


Meta.kept = Meta.other = OnlySets()
print(Made.kept, type(Made.other).__name__)
Made.kept = 1
print(Made.kept)


# The attributes of what has a namespace for itself are not replaced through another class.
class Base:
    pass


class MetaOfBase(type, Base):
    pass


class Failure(Exception, Base):
    pass


attributes = vars(Base)["__dict__"]
tried(lambda: attributes.__set__(MetaOfBase("Made", (), {}), {}))
failure = Failure()
attributes.__set__(failure, {"told": 1})
print(failure.told, vars(failure))


class Closed:
    __class_getitem__ = None


tried(lambda: Closed[int])
tried(lambda: object.__new__(type("Text", (str,), {})))
tried(lambda: isinstance(type("I", (), {"__class__": property(lambda self: None)})(), int))
