# expect: limit memory
# limits: time=10s memory=32M output=64K
# A percent field of bytes.
b'%1000000000d' % 1
