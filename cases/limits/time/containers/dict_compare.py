# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing dicts.
d = dict.fromkeys(range(10 ** 5))
e = dict(d)
while d == e:
    pass
