# expect: reject AttributeError at run
# operator.attrgetter reads no __builtins__.
def f(x=1):
    return x


import operator

print(operator.attrgetter('__builtins__')(f).__class__.__name__)
