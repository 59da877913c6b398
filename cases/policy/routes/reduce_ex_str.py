# expect: reject AttributeError at run
# str tells not how to rebuild it.
print('a'.__reduce_ex__(4) is not None)
