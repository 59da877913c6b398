# Finalisers of objects in circles run by age, the oldest first, whatever holds them together.
import gc


class Named:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print(self.name, end=" ")


def tried(make):
    gc.collect()
    print(make.__name__, end=": ")
    make()
    gc.collect()
    print()


def ring():
    all = [Named(str(number)) for number in range(5)]
    for number in range(5):
        all[number].next = all[(number + 2) % 5]


def ring_backwards():
    all = [Named(str(number)) for number in range(5)]
    for number in range(5):
        all[number].next = all[number - 1]


def after_others_went():
    passing = [Named("p") for _ in range(3)]
    all = [Named(str(number)) for number in range(4)]
    passing.clear()
    all += [Named(str(number)) for number in range(4, 7)]
    for number in range(7):
        all[number].all = all


def in_a_dict():
    held = {}
    for key in "zyx":
        held[key] = Named(key)
        held[key].held = held


def tree():
    root = Named("root")
    root.below = []
    for number in range(3):
        below = Named(f"b{number}")
        below.above = root
        root.below.append(below)
        for more in range(2):
            leaf = Named(f"l{number}{more}")
            leaf.above = below
            below.__dict__.setdefault("below", []).append(leaf)


def two_rings():
    a, c, b, d = (Named(name) for name in "acbd")
    a.other, b.other, c.other, d.other = b, a, d, c


def outlived_a_collection():
    all = [Named(str(number)) for number in range(5)]
    gc.collect()
    for number in range(5):
        all[number].next = all[(number + 3) % 5]


for make in [ring, ring_backwards, after_others_went, in_a_dict, tree, two_rings, outlived_a_collection]:
    tried(make)
