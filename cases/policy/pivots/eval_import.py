# expect: reject ModuleNotFoundError at import
# eval imports no more.
print(eval('__import__("os").sep'))
