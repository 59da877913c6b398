# expect: limit time
# limits: time=250ms memory=32M output=64K
# A sort that never ends by its key.
def key(x):
    return [key(x) for _ in range(10)] if x < 0 else sum(range(10 ** 9))


[3, 1].sort(key=key)
