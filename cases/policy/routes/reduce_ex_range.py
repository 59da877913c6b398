# expect: reject AttributeError at run
# range tells not how to rebuild it.
print(range(3).__reduce_ex__(4) is not None)
