# expect: reject AttributeError at run
# Code cannot be replaced.
def f(x=1):
    return x


f.__code__ = f.__code__.replace(co_consts=(None, 42))
print(f())
