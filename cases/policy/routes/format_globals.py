# expect: reject AttributeError at run
# A format field reads no __globals__.
def f(x=1):
    return x


print('{0.__globals__}'.format(f) != '')
