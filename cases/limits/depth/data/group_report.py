# limits: time=10s memory=128M output=64K
# Deep groups, reported.
error = ValueError()
for _ in range(10 ** 4):
    error = ExceptionGroup('x', [error])
raise error
