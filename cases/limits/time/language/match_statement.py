# expect: limit time
# limits: time=250ms memory=32M output=64K
# Match in a loop.
x = list(range(100))
while True:
    match x:
        case [1, *rest]:
            pass
        case [0, *rest]:
            pass
