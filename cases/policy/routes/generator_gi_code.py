# expect: reject AttributeError at run
# A generator shows no gi_code.
it = (x for x in [1, 2])
print(next(it))
print(it.gi_code.__class__.__name__)
