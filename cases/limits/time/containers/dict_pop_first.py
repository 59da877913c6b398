# expect: limit time
# limits: time=250ms memory=32M output=64K
# Taking the first key again and again.
while True:
    d = dict.fromkeys(range(2 * 10 ** 4))
    while d:
        del d[next(iter(d))]
