# expect: limit time
# limits: time=250ms memory=32M output=64K
# Looking through the values of a dict.
d = dict.fromkeys(range(10 ** 5), 0)
while True:
    1 in d.values()
