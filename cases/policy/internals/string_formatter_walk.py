# expect: reject AttributeError at run
# string.Formatter walks no further.
import string


def f(x):
    return x


print(string.Formatter().format("{0.__name__}", f))
print(string.Formatter().format("{0.__code__.co_name}", f))
