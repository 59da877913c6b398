# known-failure: differs in a detail that is still to be mended
# expect: reject ModuleNotFoundError at import
# The name may be put together at run time.
name = "".join(reversed("so"))
load = getattr(__import__("builtins"), "__imp" + "ort__")
print(load(name).sep)
