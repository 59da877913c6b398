# expect: reject AttributeError at run
# Functions do not show their module's namespace.
def f(x):
    return x


print("f" in f.__globals__)
