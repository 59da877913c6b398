# expect: reject ModuleNotFoundError at import
# An import in a class body is one.
class C:
    import os


print(C.os.sep)
