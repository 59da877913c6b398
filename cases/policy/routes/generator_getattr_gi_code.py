# expect: reject AttributeError at run
# getattr reads no gi_code.
def g():
    yield 1


it = g()
print(getattr(it, 'gi_code').__class__.__name__)
