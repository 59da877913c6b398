# expect: limit memory
# limits: time=10s memory=32M output=64K
# A nest of exception groups.
error = ValueError()
while True:
    error = ExceptionGroup('x', [error])
