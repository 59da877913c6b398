# In what order the items of a container are finalised when it goes: a list's and a tuple's from the last.
from collections import deque


class Noisy:
    def __init__(self, name, held=None):
        self.name = name
        self.held = held

    def __del__(self):
        print(self.name, end=" ")


def three():
    return [Noisy(1), Noisy(2), Noisy(3)]


def show(what):
    print("<-", what)


items = three()
del items
show("list")
items = tuple(three())
del items
show("tuple")
items = dict(enumerate(three()))
del items
show("dict")
items = deque(three())
del items
show("deque")

items = three()
items.clear()
show("list.clear")
items = three()
items[:] = []
show("slice assignment")
items = three()
del items[1:]
show("slice deletion")
items[:] = [4]
show("the rest")
items = [Noisy(n) for n in range(7)]
del items[::2]
show("every other one")
del items[::-2]
show("every other one, backwards")
del items
show("what is left")

items = three()
items.__init__()
show("list.__init__")

# What an item holds goes right behind it.
items = [Noisy("a", Noisy("in a")), Noisy("b", [Noisy("in b"), Noisy("in b, too")])]
del items
show("nested")


def call(*args, **kwargs):
    first, second = Noisy("local"), Noisy("another")


call(Noisy(1), Noisy(2), key=Noisy(3), other=Noisy(4))
show("a call")

many = [Noisy(n) for n in range(2005)]
print(len(many))
del many[5:2000], many[:2]
show("many")
del many
show("the last")
