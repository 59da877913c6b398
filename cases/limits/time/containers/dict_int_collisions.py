# expect: limit time
# limits: time=250ms memory=32M output=64K
# Ints that fall into the same place.
d = {}
for i in range(10 ** 6):
    d[i << 61] = i
    d[(i << 61) + 2 ** 61 - 1] = i
while True:
    d.get(-1)
