# expect: limit time
# limits: time=250ms memory=32M output=64K
# __init__ without end.
class C:
    def __init__(self):
        while True:
            pass


C()
