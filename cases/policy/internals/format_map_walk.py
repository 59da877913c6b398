# expect: reject AttributeError at run
# format_map walks no further.
def f(x):
    return x


print("{f.__code__.co_name}".format_map({"f": f}))
