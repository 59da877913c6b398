# expect: limit time
# limits: time=250ms memory=32M output=64K
# Range.index of what is no int.
range(10 ** 15).index('x')
