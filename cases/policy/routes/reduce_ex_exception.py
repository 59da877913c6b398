# expect: reject AttributeError at run
# exception tells not how to rebuild it.
print(ValueError(1).__reduce_ex__(4) is not None)
