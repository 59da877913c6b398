# expect: reject ModuleNotFoundError at import
# The import machinery is refused.
import importlib

print(importlib.import_module("os").sep)
