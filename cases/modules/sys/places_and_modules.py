# covers: sys.modules, sys.executable, sys.prefix, sys.dont_write_bytecode, sys.api_version
# What is loaded, and where things are, as far as that can be the same anywhere.
import json
import sys

print(sys.modules["sys"] is sys, "json" in sys.modules, sys.modules["json"] is json, "never.imported" in sys.modules, type(sys.modules).__name__)
print(isinstance(sys.executable, str), isinstance(sys.prefix, str), isinstance(sys.dont_write_bytecode, bool), sys.api_version)
sys.modules["made_up"] = json
import made_up

print(made_up is json)
sys.modules["blocked"] = None
try:
    import blocked
except ImportError as error:
    print(type(error).__name__, error)
del sys.modules["made_up"], sys.modules["blocked"]
saved = sys.modules.pop("json")
import json as again

print(again is saved, again.dumps([1]))
sys.modules["json"] = saved
