# expect: reject AttributeError at run
# The walk by the three-argument type.
C = type('C', (), {})
print(len(C.__bases__[0].__subclasses__()) > 0)
