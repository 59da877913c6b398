# limits: time=10s memory=128M output=64K
# A long chain of causes, reported.
error = None
for _ in range(10 ** 4):
    new = ValueError('x')
    new.__cause__ = error
    error = new
raise error
