# expect: reject AttributeError at run
# Expressions in f-strings are ordinary reads.
def f(x):
    return x


print(f"{f.__name__}")
print(f"{f.__globals__['f'] is f}")
