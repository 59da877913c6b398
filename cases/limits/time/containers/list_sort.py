# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sorting what is sorted.
xs = list(range(10 ** 5))
while True:
    xs.sort(reverse=True)
