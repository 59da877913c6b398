# expect: limit output
# limits: time=5s memory=64M output=64K
# A generator that floods.
def g():
    while True:
        print('x' * 100)
        yield


all(x is None for x in g())
