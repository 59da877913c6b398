# expect: reject ModuleNotFoundError at import
# A refused import can be caught as ImportError, and raised again.
try:
    import subprocess
except ImportError as e:
    print(type(e).__name__, e, e.name)
    raise
print("there")
