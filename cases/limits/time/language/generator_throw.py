# expect: limit time
# limits: time=250ms memory=32M output=64K
# Throw into a generator that swallows.
def g():
    while True:
        try:
            yield 1
        except BaseException:
            while True:
                pass


it = g()
next(it)
it.throw(ValueError)
