# expect: limit time
# limits: time=250ms memory=32M output=64K
# Range.count of what is no int.
range(10 ** 15).count('x')
