# expect: reject ModuleNotFoundError at import
# An import inside a function is refused when it runs, not before.
def later():
    import os

    return os.sep


print("not yet")
print(later())
