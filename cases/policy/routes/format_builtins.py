# covers: policy.format_walks
# expect: reject AttributeError at run
# A format field reads no __builtins__.
def f(x=1):
    return x


print('{0.__builtins__}'.format(f) != '')
