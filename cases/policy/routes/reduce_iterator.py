# expect: reject AttributeError at run
# A iterator tells not how to rebuild it.
print(iter([1]).__reduce__() is not None)
