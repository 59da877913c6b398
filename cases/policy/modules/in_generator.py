# expect: reject ModuleNotFoundError at import
# And one in a generator.
def g():
    import os

    yield os.sep


print(next(g()))
