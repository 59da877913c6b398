# Runs on both sides. Prints one line of JSON for everything that can be called; MODULES is put above.
import builtins
import json

try:
    from inspect import signature
except ImportError:
    signature = None



class Plain:
    def method(self):
        yield


async def waiting():
    yield


# Every type of the API map, and those whose objects the language makes by itself.
TYPES = [
    str, bytes, bytearray, memoryview, int, bool, float, complex, list, tuple, dict, set, frozenset, range, slice,
    object, type, property, super, staticmethod, classmethod, enumerate, zip, map, filter, reversed,
    BaseException, BaseExceptionGroup, StopIteration, SystemExit, OSError, ImportError, NameError, AttributeError,
    SyntaxError, UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError, KeyError,
]
NAMED = {
    "generator": type(Plain().method()), "dict_keys": type({}.keys()), "dict_values": type({}.values()),
    "dict_items": type({}.items()), "function": type(waiting), "NoneType": type(None), "ellipsis": type(...),
    "NotImplementedType": type(NotImplemented), "method": type(Plain().method), "builtin": type(len),
    "mappingproxy": type(Plain.__dict__), "GenericAlias": type(list[int]), "UnionType": type(int | str),
    "list_iterator": type(iter([])), "str_iterator": type(iter("")), "dict_keyiterator": type(iter({})),
    "range_iterator": type(iter(range(1))), "callable_iterator": type(iter(int, 1)),
    "method_descriptor": type(str.upper), "slot_wrapper": type(int.__add__), "async_generator": type(waiting()),
}


def parameters(function):
    if signature is None:
        return None
    try:
        found = signature(function).parameters.values()
    except (TypeError, ValueError, AttributeError):
        return None
    # Kinds: 0 by place only, 1 either way, 2 *args, 3 by name only, 4 **kwargs.
    return [[p.name, int(p.kind), p.default is not p.empty] for p in found]


def tell(owner, name, kind, value):
    print(json.dumps({"owner": owner, "name": name, "kind": kind, "parameters": parameters(value)}))


def members(owner, value):
    for name in dir(value):
        found = getattr(value, name, None)
        if callable(found) and (not name.startswith("_") or name.startswith("__")):
            tell(owner, name, "method", found)
        elif not name.startswith("_") and not callable(found):
            tell(owner, name, "attribute", None)


for name in dir(builtins):
    value = getattr(builtins, name)
    if callable(value) and not name.startswith("_"):
        tell("", name, "function", value)
for value in TYPES:
    members(value.__name__, value)
for name, value in NAMED.items():
    members(name, value)
for module in MODULES:
    try:
        contents = __import__(module, fromlist=["*"])
    except ImportError:
        continue
    for name in getattr(contents, "__all__", None) or [name for name in dir(contents) if not name.startswith("_")]:
        value = getattr(contents, name, None)
        if not callable(value):
            continue
        tell(module, name, "function", value)
        if isinstance(value, type) and not issubclass(value, BaseException):
            members(module + "." + name, value)
