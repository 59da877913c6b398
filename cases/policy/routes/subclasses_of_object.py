# expect: reject AttributeError at run
# object lists no subclasses.
print(len(object.__subclasses__()) > 0)
