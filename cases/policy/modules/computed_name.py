# expect: reject ModuleNotFoundError at import
# The name may be put together.
print(__import__('o' + 's').sep)
