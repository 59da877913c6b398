# expect: limit time
# limits: time=250ms memory=32M output=64K
# Dropping a generator whose finally never ends.
def g():
    try:
        yield 1
    finally:
        while True:
            pass


next(g())
print('dropped')
