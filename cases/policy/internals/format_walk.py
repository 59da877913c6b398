# expect: reject AttributeError at run
# Fields of str.format walk no further than source text.
def f(x):
    return x


print("{0.__name__}".format(f))
print(len("{0.__globals__}".format(f)) > 0)
