# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing long tuples.
t = tuple(range(10 ** 5))
u = tuple(range(10 ** 5))
while t <= u:
    pass
