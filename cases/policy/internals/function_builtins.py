# expect: reject AttributeError at run
# Functions do not show their builtins.
def f(x):
    return x


print("len" in f.__builtins__)
