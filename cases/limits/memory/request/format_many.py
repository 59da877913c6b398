# expect: limit memory
# limits: time=10s memory=32M output=64K
# Many wide fields.
('{0:1000000}' * 10 ** 4).format('x')
