# expect: reject AttributeError at run
# object.__getattribute__ reads no __code__.
def f(x=1):
    return x


print(object.__getattribute__(f, '__code__').__class__.__name__)
