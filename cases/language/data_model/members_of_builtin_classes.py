# What lies in the namespaces of built-in classes: which kinds of descriptors, and what they do by themselves.
import types


def tried(make):
    try:
        return make()
    except (TypeError, AttributeError) as error:
        return f"{type(error).__name__}: {error}"


members = {
    dict: "fromkeys __getitem__ __contains__ __len__ get __class_getitem__ __reversed__ __setitem__",
    list: "append __getitem__ __setitem__ __contains__ __reversed__ __sizeof__ __class_getitem__",
    set: "__contains__ __len__ add", frozenset: "__contains__", tuple: "__getitem__ __contains__ index",
    int: "from_bytes real __add__ bit_count __round__", float: "fromhex __getformat__ real", bytes: "fromhex maketrans",
    str: "maketrans upper __len__", object: "__init_subclass__ __subclasshook__ __class__ __dir__ __repr__ __reduce__",
    type: "__prepare__ mro __call__ __name__ __instancecheck__", bool: "__invert__ __and__",
    property: "fget getter __isabstractmethod__", BaseException: "args with_traceback __cause__", slice: "start indices",
    staticmethod: "__func__ __wrapped__ __isabstractmethod__", types.GeneratorType: "gi_running send",
}
for owner, names in members.items():
    for name in names.split():
        print(owner.__name__, name, type(owner.__dict__[name]).__name__)
made = dict.__dict__["fromkeys"]
print(made, type(made) is types.ClassMethodDescriptorType, callable(made))
print(made.__name__, made.__qualname__, made.__objclass__, list.__dict__["__class_getitem__"])
for make in [
    lambda: made(dict, "ab"), lambda: made(), lambda: made(5), lambda: made(int, "a"), lambda: made({}, "a"),
    lambda: made.__get__({})("ab"), lambda: made.__get__(None, dict)("ab"), lambda: made.__get__(5),
    lambda: made.__get__(None, int), lambda: made.__get__(None, 5), lambda: made.__get__(None), lambda: made.__get__(),
    lambda: type(made.__get__(None, dict)), lambda: made.__get__(None, type("Sub", (dict,), {}))("a"),
    lambda: int.__dict__["from_bytes"].__get__(True)(b"\1"), lambda: object.__new__.__self__, lambda: int.__new__.__self__,
    lambda: object.__dict__["__init_subclass__"].__get__(None, int)(), lambda: int.__init_subclass__(a=1),
    lambda: int.__init_subclass__(1), lambda: types.SimpleNamespace.__init_subclass__(a=1), lambda: made.nope,
    lambda: IndentationError.__init_subclass__(0, a=1), lambda: type({}.values()).__init_subclass__(b=2),
]:
    print(tried(make))
