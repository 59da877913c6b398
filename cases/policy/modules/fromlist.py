# expect: reject ModuleNotFoundError at import
# A list of names is no way around.
print(__import__('os', fromlist=['path']).sep)
