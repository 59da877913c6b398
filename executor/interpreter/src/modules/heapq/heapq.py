__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


class _Reversed:
    __slots__ = ("key",)

    def __init__(self, key):
        self.key = key

    def __lt__(self, other):
        return other.key < self.key


def merge(*iterables, key=None, reverse=False):
    """Merge sorted inputs into one sorted output, lazily."""
    heap = []
    for order, source in enumerate(map(iter, iterables)):
        for value in source:
            place = value if key is None else key(value)
            heap.append([_Reversed(place) if reverse else place, order, value, source])
            break
    heapify(heap)
    while len(heap) > 1:
        entry = heap[0]
        source = entry[3]
        yield entry[2]
        for value in source:
            place = value if key is None else key(value)
            entry[0] = _Reversed(place) if reverse else place
            entry[2] = value
            heapreplace(heap, entry)
            break
        else:
            heappop(heap)
    if heap:
        entry = heap[0]
        yield entry[2]
        yield from entry[3]


def nsmallest(n, iterable, key=None):
    """The n smallest items, as sorted(iterable, key=key)[:n]."""
    if n == 1:
        nothing = object()
        found = min(iterable, default=nothing, key=key)
        return [] if found is nothing else [found]
    return sorted(iterable, key=key)[: max(n, 0)]


def nlargest(n, iterable, key=None):
    """The n largest items, as sorted(iterable, key=key, reverse=True)[:n]."""
    if n == 1:
        nothing = object()
        found = max(iterable, default=nothing, key=key)
        return [] if found is nothing else [found]
    return sorted(iterable, key=key, reverse=True)[: max(n, 0)]
