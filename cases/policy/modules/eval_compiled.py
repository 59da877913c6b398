# expect: reject ModuleNotFoundError at import
# So is compiled text.
eval(compile('import os', 'a', 'exec'))
print(os.sep)
