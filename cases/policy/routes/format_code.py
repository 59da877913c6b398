# expect: reject AttributeError at run
# A format field reads no __code__.
def f(x=1):
    return x


print('{0.__code__}'.format(f) != '')
