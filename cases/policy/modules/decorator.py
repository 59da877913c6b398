# expect: reject ModuleNotFoundError at import
# And one in a decorator.
@__import__('atexit').register
def f():
    pass


print('registered')
