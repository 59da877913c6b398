# expect: reject AttributeError at run
# A lambda shows no __builtins__.
f = lambda: 1
print(f())
print(f.__builtins__.__class__.__name__)
