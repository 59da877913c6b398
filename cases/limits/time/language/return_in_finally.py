# expect: limit time
# limits: time=250ms memory=32M output=64K
# A return in finally overrides exceptions, but no limit.
def f():
    try:
        while True:
            pass
    finally:
        return 1


print(f())
