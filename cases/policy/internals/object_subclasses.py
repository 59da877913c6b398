# expect: reject AttributeError at run
# The classic walk from a literal to every class ends at once.
print(().__class__.__base__ is object)
print(len(().__class__.__base__.__subclasses__()) > 10)
