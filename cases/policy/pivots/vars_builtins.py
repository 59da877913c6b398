# expect: reject ModuleNotFoundError at import
# vars() leads to no more.
print(vars()['__builtins__'].__import__('subprocess').PIPE)
