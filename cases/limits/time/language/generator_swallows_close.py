# expect: limit time
# limits: time=250ms memory=32M output=64K
# A generator that goes on after GeneratorExit.
def g():
    while True:
        try:
            while True:
                pass
        except BaseException:
            yield


next(g())
