# expect: reject AttributeError at run
# A format field reads no __closure__.
def f(x=1):
    return x


print('{0.__closure__}'.format(f) != '')
