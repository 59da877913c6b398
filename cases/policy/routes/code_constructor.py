# expect: reject AttributeError at run
# Code cannot be constructed.
def f(x=1):
    return x


code = type(f.__code__)
print(code.__name__)
