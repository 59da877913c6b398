# expect: reject AttributeError at run
# set tells not how to rebuild it.
print({1}.__reduce_ex__(4) is not None)
