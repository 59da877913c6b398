# expect: reject AttributeError at run
# map over an unbound method is no way around.
print(len(list(map(type.__subclasses__, [object]))) > 0)
