# expect: limit time
# limits: time=250ms memory=32M output=64K
# A float is looked for item by item.
0.5 in range(10 ** 15)
