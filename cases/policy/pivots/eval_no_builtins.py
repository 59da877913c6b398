# expect: reject ModuleNotFoundError at import
# Without builtins there is nothing to import with.
print(eval('__import__("os")', {'__builtins__': {'__import__': __import__}}).sep)
