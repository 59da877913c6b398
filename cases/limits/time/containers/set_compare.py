# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing sets.
s = set(range(10 ** 5))
t = set(s)
while s <= t:
    pass
