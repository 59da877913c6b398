# Runs in CPython; MODULES is put above. Prints what the spec's generated part holds, as JSON.
import builtins
import importlib
import json
import types

TYPES = {
    "object": "object", "type": "type", "bool": "bool", "int": "int", "float": "float", "complex": "complex",
    "str": "str", "bytes": "bytes", "bytearray": "bytearray", "memoryview": "memoryview", "list": "list",
    "tuple": "tuple", "dict": "dict", "set": "set", "frozenset": "frozenset", "range": "range", "slice": "slice",
    "property": "property", "BaseException": "BaseException", "BaseExceptionGroup": "BaseExceptionGroup",
    "generator": "type((lambda: (yield))())", "dict_keys": "type({}.keys())", "dict_values": "type({}.values())",
    "dict_items": "type({}.items())", "function": "type(lambda: 0)", "NoneType": "type(None)",
}


def public(owner):
    return sorted(name for name in dir(owner) if not name.startswith("_"))


def members(module):
    names = getattr(module, "__all__", None) or public(module)
    return sorted({name for name in names if not isinstance(getattr(module, name, None), types.ModuleType)})


SITE = {"exit", "quit", "help", "copyright", "credits", "license"}
print(json.dumps({
    "builtins": [name for name in public(builtins) if name not in SITE] + ["__build_class__", "__debug__", "__import__"],
    "type": [{"name": name, "expression": text, "members": public(eval(text))} for name, text in TYPES.items()],
    "module": [{"name": name, "members": members(importlib.import_module(name))} for name in MODULES],
}))
