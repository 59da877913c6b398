# expect: reject AttributeError at run
# A computed name is no way around.
print(len(getattr(object, '__sub' + 'classes__')()) > 0)
