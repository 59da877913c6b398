# What is wanted as a sequence is walked by its iterator, which is asked itself how many items it expects to give.
# covers: str.join, bytes.join, bytearray.extend, dict.update


class Items:
    def __iter__(self):
        print("iter", end=" ")
        return Walk()

    def __len__(self):
        print("len", end=" ")
        return 2


class Walk:
    def __init__(self):
        self.left = 2

    def __iter__(self):
        print("walk.iter", end=" ")
        return self

    def __length_hint__(self):
        print("walk.hint", end=" ")
        return self.left

    def __next__(self):
        if not self.left:
            raise StopIteration
        self.left -= 1
        return self.left


class Numbered:
    def __len__(self):
        print("len", end=" ")
        return 2

    def __getitem__(self, place):
        print("item", place, end=" ")
        if place > 1:
            raise IndexError
        return place


for name, action in [
    ("list", list),
    ("slice of a list", lambda items: [5].__setitem__(slice(0, 1), items)),
    ("extended slice", lambda items: [5, 6].__setitem__(slice(None, None, -1), items)),
    ("extend", [].extend),
    ("str.join", "".join),
    ("bytes.join", b"".join),
    ("pair of a dict", lambda items: dict([items])),
    ("bytes", bytes),
    ("bytearray", bytearray),
    ("bytearray.extend", bytearray().extend),
    ("slice of a bytearray", lambda items: bytearray(3).__setitem__(slice(0, 1), items)),
    ("reversed", lambda items: list(reversed(items))),
]:
    for kind in (Items, Walk, Numbered):
        print(name, end=": ")
        try:
            print(action(kind()))
        except Exception as error:
            print(type(error).__name__, error)
