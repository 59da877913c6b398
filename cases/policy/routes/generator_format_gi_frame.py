# expect: reject AttributeError at run
# A format field reads no gi_frame.
it = (x for x in [1, 2])
print('{0.gi_frame}'.format(it) != '')
