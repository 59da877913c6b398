# expect: reject AttributeError at run
# operator.attrgetter reads no __globals__.
def f(x=1):
    return x


import operator

print(operator.attrgetter('__globals__')(f).__class__.__name__)
