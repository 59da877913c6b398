# expect: reject ModuleNotFoundError at import
# exec of an import is an import.
exec('import os')
print(os.sep)
