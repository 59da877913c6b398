# expect: reject AttributeError at run
# Functions do not show their code.
def f(x):
    return x


print(f(1))
print(f.__code__.co_argcount)
