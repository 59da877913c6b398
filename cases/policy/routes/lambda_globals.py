# expect: reject AttributeError at run
# A lambda shows no __globals__.
f = lambda: 1
print(f())
print(f.__globals__.__class__.__name__)
