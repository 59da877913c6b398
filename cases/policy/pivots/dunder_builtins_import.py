# expect: reject ModuleNotFoundError at import
# __builtins__ imports no more than import does.
print(__builtins__.__import__('os').sep)
