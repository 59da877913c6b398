# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Deep groups, split.
error = ValueError()
for _ in range(10 ** 5):
    error = ExceptionGroup('x', [error])
error.split(KeyError)
