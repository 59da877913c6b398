# expect: limit memory
# limits: time=10s memory=32M output=64K
# A percent field with a star.
'%*d' % (10 ** 9, 1)
