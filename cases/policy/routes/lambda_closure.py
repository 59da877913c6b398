# expect: reject AttributeError at run
# A lambda shows no __closure__.
f = lambda: 1
print(f())
print(f.__closure__.__class__.__name__)
