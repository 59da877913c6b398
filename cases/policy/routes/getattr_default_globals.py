# expect: reject AttributeError at run
# getattr with __globals__ gives no door.
def f(x=1):
    return x


print(f())
print(getattr(f, '__globals__').__class__.__name__)
