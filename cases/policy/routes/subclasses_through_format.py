# expect: reject AttributeError at run
# A format field is no way around.
print('{0.__class__.__base__.__subclasses__}'.format(1) != '')
