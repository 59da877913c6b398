# expect: reject AttributeError at run
# list tells not how to rebuild it.
print([1].__reduce_ex__(4) is not None)
