# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sorting texts with a long common beginning.
xs = ['a' * 10 ** 4 + str(i) for i in range(1000)]
while True:
    sorted(xs, reverse=True)
