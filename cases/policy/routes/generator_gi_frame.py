# expect: reject AttributeError at run
# A generator shows no gi_frame.
it = (x for x in [1, 2])
print(next(it))
print(it.gi_frame.__class__.__name__)
