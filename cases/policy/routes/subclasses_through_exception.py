# expect: reject AttributeError at run
# The walk from an exception.
print(len(Exception().__class__.__base__.__base__.__subclasses__()) > 0)
