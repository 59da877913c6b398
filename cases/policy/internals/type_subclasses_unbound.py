# expect: reject AttributeError at run
# The same method taken from type itself.
print(type.mro(int))
print(len(type.__subclasses__(int)) > 0)
