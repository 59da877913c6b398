# Runs on both sides. Prints one line of JSON for everything that can be called; MODULES is put above.
import builtins
import json

try:
    from inspect import signature
except ImportError:
    signature = None

TYPES = [str, bytes, bytearray, memoryview, int, bool, float, complex, list, tuple, dict, set, frozenset, range, slice]


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
for module in MODULES:
    try:
        contents = __import__(module)
    except ImportError:
        continue
    for name in getattr(contents, "__all__", None) or [name for name in dir(contents) if not name.startswith("_")]:
        value = getattr(contents, name, None)
        if not callable(value):
            continue
        tell(module, name, "function", value)
        if isinstance(value, type) and not issubclass(value, BaseException):
            members(module + "." + name, value)
