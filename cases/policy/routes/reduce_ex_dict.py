# expect: reject AttributeError at run
# dict tells not how to rebuild it.
print({}.__reduce_ex__(4) is not None)
