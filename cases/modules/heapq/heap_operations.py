# Every operation of heaps: what is compared, and what is refused.
# covers: heapq.heapify, heapq.heappop, heapq.heappush, heapq.heappushpop, heapq.heapreplace
import heapq


def show(name, *arguments, **named):
    try:
        print(name, repr(getattr(heapq, name)(*arguments, **named)), arguments[:1])
    except Exception as error:
        print(name, type(error).__name__, error)


heap = [5, 3, 8, 1, 9, 2]
show("heapify", heap)
show("heappush", heap, 0)
show("heappop", heap)
show("heappushpop", heap, 4)
show("heappushpop", heap, -1)
show("heapreplace", heap, 7)
show("heapreplace", heap, -5)
print([heapq.heappop(heap) for _ in range(len(heap))])
for name in ("heappop", "heappush", "heappushpop", "heapreplace", "heapify"):
    more = () if name in ("heappop", "heapify") else (1,)
    show(name, [], *more)
    show(name, (1, 2), *more)
    show(name, 5, *more)
    show(name)
    show(name, [1], 2, 3)
    show(name, [1, "a"], *more)
    show(name, heap=[1])


class Row(list):
    def append(self, item):
        raise KeyError("never called")


show("heappush", Row([1]), 0)
show("heappop", Row([1, 2]))


class Item:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        print(self.value, "<", other.value)
        return self.value < other.value


items = [Item(value) for value in (3, 1, 2)]
heapq.heapify(items)
print(heapq.heappop(items).value)
heapq.heappush(items, Item(0))
nan = float("nan")
numbers = [3, nan, 1, 2]
heapq.heapify(numbers)
print(numbers)


class Shrinking:
    def __lt__(self, other):
        grown.clear()
        return True


grown = [Shrinking() for _ in range(4)]
show("heapify", grown) if False else None
grown = [Shrinking(), Shrinking(), Shrinking()]
try:
    heapq.heappush(grown, Shrinking())
except RuntimeError as error:
    print(error)
