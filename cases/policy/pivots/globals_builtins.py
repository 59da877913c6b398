# expect: reject ModuleNotFoundError at import
# globals() leads to no more.
print(globals()['__builtins__'].__import__('os').sep)
