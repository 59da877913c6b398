# expect: limit time
# limits: time=250ms memory=32M output=64K
# A default value without end.
def f(x=sum(range(10 ** 12))):
    pass
