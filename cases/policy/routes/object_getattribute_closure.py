# expect: reject AttributeError at run
# object.__getattribute__ reads no __closure__.
def f(x=1):
    return x


print(object.__getattribute__(f, '__closure__').__class__.__name__)
