# expect: limit time
# limits: time=250ms memory=32M output=64K
# Keys that all have the same hash.
class Key:
    def __hash__(self):
        return 7


d = {}
while True:
    d[Key()] = 1
