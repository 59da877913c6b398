# expect: reject ModuleNotFoundError at import
# And one in a default value.
f = lambda os=__import__('os'): os.sep
print(f())
