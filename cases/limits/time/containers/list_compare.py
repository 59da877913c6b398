# expect: limit time
# limits: time=250ms memory=64M output=64K
# Comparing long lists.
xs = [0] * 10 ** 6
ys = [0] * 10 ** 6
while xs == ys:
    pass
