# expect: reject ModuleNotFoundError at run
# The name may be put together at run time.
name = "".join(reversed("so"))
load = getattr(__import__("builtins"), "__imp" + "ort__")
print(load(name).sep)
