# expect: limit time
# limits: time=250ms memory=32M output=64K
# Looking through a long list again and again.
xs = [0] * 10 ** 6
while True:
    xs.count(1)
