# expect: reject AttributeError at run
# object.__getattribute__ sees no more than a plain read.
def f(x):
    return x


print(object.__getattribute__(f, "__name__"))
print(object.__getattribute__(f, "__code__").co_name)
