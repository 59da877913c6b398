# expect: reject AttributeError at run
# object tells not how to rebuild it.
print(object().__reduce_ex__(4) is not None)
