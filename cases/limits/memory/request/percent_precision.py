# expect: limit memory
# limits: time=10s memory=32M output=64K
# A percent field with a precision of a billion.
'%.1000000000f' % 1.0
