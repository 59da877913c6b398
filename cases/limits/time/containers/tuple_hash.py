# expect: limit time
# limits: time=250ms memory=32M output=64K
# Hashing a long tuple.
t = tuple(range(10 ** 5))
while True:
    hash(t)
