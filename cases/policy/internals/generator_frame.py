# expect: reject AttributeError at run
# Generators do not show their frame.
def g():
    yield 1


it = g()
print(next(it))
print(it.gi_frame.f_lineno > 0)
