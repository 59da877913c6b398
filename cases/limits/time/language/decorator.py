# expect: limit time
# limits: time=250ms memory=32M output=64K
# A decorator without end.
def decorate(f):
    while True:
        pass


@decorate
def f():
    pass
