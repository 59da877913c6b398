# expect: reject AttributeError at run
# operator.attrgetter reads no __closure__.
def f(x=1):
    return x


import operator

print(operator.attrgetter('__closure__')(f).__class__.__name__)
