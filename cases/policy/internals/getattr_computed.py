# expect: reject AttributeError at run
# getattr with a computed name is no way around.
def f(x):
    return x


name = "__glo" + "bals__"
print(getattr(f, name)["f"] is f)
