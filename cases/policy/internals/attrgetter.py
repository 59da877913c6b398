# expect: reject AttributeError at run
# operator.attrgetter walks no further than source text.
import operator


def f(x):
    return x


print(operator.attrgetter("__name__")(f))
print("f" in operator.attrgetter("__globals__")(f))
