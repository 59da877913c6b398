# An iterator that has met the end stays there, however it got there and whatever the list does then.
import operator


def by_loop(iterator):
    for _ in iterator:
        pass


for exhaust in (by_loop, list, sum, lambda iterator: [*iterator], lambda iterator: [next(iterator, 0) for _ in range(5)]):
    numbers = [1, 2, 3]
    iterator = iter(numbers)
    exhaust(iterator)
    numbers.append(9)
    print(list(iterator), operator.length_hint(iterator), iterator.__reduce__()[1:])
    iterator.__setstate__(0)
    print(list(iterator))
buffer = bytearray(b"ab")
iterator = iter(buffer)
by_loop(iterator)
buffer += b"c"
print(list(iterator))
numbers = list(range(5))
backwards = reversed(numbers)
next(backwards)
del numbers[1:]
print(operator.length_hint(backwards), list(backwards), operator.length_hint(backwards))


class Endless:
    def __getitem__(self, place):
        return place


far = iter(Endless())
far.__setstate__(2**63 - 3)
for _ in range(4):
    try:
        print(next(far))
    except OverflowError as error:
        print(error)


class Clearing:
    def __init__(self, other):
        self.other = other

    def __eq__(self, value):
        self.other.clear()
        return NotImplemented


left, right = [], []
left.append(Clearing(right))
right.append(Clearing(left))
print(left == right, left, right)
left = []
left.append(Clearing(left))
print(left == [1], left)


class Draining:
    def __init__(self, items):
        self.items = items

    def __iter__(self):
        yield from self.items
        self.items.clear()


items = list(range(5))
try:
    items[::-1] = Draining(items)
except ValueError as error:
    print(error)
items = list(range(5))
items[1:3] = Draining(items)
print(items)
