# expect: reject AttributeError at run
# The function type's own __getattribute__ reads no __closure__.
def f(x=1):
    return x


print(type(f).__getattribute__(f, '__closure__').__class__.__name__)
