# expect: reject ModuleNotFoundError at import
# And one in a decorator.
@__import__('ctypes').CFUNCTYPE(None)
def f():
    pass


print('registered')
