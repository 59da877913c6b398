# expect: reject AttributeError at run
# getattr reads no gi_frame.
def g():
    yield 1


it = g()
print(getattr(it, 'gi_frame').__class__.__name__)
