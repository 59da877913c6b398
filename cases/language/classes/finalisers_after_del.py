# A finaliser runs at once when del takes the last reference, wherever the name is.
log = []


class Thing:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        log.append(self.name)


one = Thing("global")
del one
print(log)
holder = {"k": Thing("item")}
del holder["k"]
print(log)
owner = Thing("owner")
owner.part = Thing("attribute")
del owner.part
print(log)
things = [Thing("a"), Thing("b"), Thing("c")]
del things[1]
print(log)
del things[:]
print(sorted(log))


class Body:
    inner = Thing("class body")
    del inner
    print(log[-1])


def function():
    local = Thing("local")
    del local
    return log[-1]


print(function())
kept = []


class Returns:
    def __del__(self):
        kept.append(self)


back = Returns()
del back
print(len(kept), type(kept[0]).__name__)
exec("temporary = Thing('exec')\ndel temporary\nprint(log[-1])")
