# expect: limit time
# limits: time=250ms memory=32M output=64K
# A loop in a class body.
class C:
    while True:
        pass
