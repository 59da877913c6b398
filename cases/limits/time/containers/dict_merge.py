# expect: limit time
# limits: time=250ms memory=32M output=64K
# Merging dicts.
d = dict.fromkeys(range(10 ** 4))
while True:
    d | d
