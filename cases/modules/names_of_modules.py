# What modules say of themselves: their names, and which of their names a star takes.
# covers: __future__, abc, atexit, binascii, colorsys, graphlib, json.decoder, json.encoder, keyword, locale, reprlib
# covers: shlex, timeit, types
import sys

names = "__future__ abc atexit binascii colorsys graphlib json.decoder json.encoder keyword locale reprlib shlex timeit types"
for name in names.split():
    space = {}
    exec(f"import {name}", space)
    module = sys.modules[name]
    print(name, module.__name__, type(module).__name__, module.__package__ in (name, "", name.rpartition(".")[0]), bool(module.__doc__))
    if name != "locale":
        print("  ", sorted(getattr(module, "__all__", ())))
    taken = {}
    exec(f"from {name} import *", taken)
    print("  ", "__builtins__" in taken, all(one in taken for one in getattr(module, "__all__", ())))
    for attribute in ("nope", "__nope__"):
        try:
            getattr(module, attribute)
        except AttributeError as error:
            print("  ", error)
    try:
        exec(f"from {name} import nope", {})
    except ImportError as error:
        print("  ", error.msg.partition(" (")[0], error.name)
    module.added = 1
    print("  ", module.added, repr(module).partition(" from ")[0].partition(" (")[0].rstrip(">"))
    del module.added
