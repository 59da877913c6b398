# expect: reject AttributeError
# A partial tells not how to rebuild it.
print(__import__("functools").partial(len).__reduce__() is not None)
