# expect: reject ModuleNotFoundError at import
# And one in a comprehension.
print([__import__(name).__name__ for name in ['math', 'os']])
