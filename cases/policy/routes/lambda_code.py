# expect: reject AttributeError at run
# A lambda shows no __code__.
f = lambda: 1
print(f())
print(f.__code__.__class__.__name__)
