# expect: limit memory
# limits: time=10s memory=32M output=64K
# A chain of exceptions.
error = None
while True:
    new = ValueError(error)
    new.__cause__ = error
    error = new
