__all__ = ["heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop"]


def merge(*iterables, key=None, reverse=False):
    """Merge sorted inputs into one sorted output, lazily."""
    if reverse:
        order, make, take, change = -1, _heapify_max, _heappop_max, _heapreplace_max
    else:
        order, make, take, change = 1, heapify, heappop, heapreplace
    heap = []
    for number, source in enumerate(map(iter, iterables)):
        for value in source:
            # Among equals the first input comes first.
            heap.append([value if key is None else key(value), number * order, value, source])
            break
    make(heap)
    while len(heap) > 1:
        entry = heap[0]
        yield entry[2]
        for value in entry[3]:
            entry[0] = value if key is None else key(value)
            entry[2] = value
            change(heap, entry)
            break
        else:
            take(heap)
    if heap:
        entry = heap[0]
        yield entry[2]
        yield from entry[3]


def _best(n, iterable, key, largest):
    """The n best items in order: a heap of those met so far, with the worst on top."""
    try:
        length = len(iterable)
    except (TypeError, AttributeError):
        pass
    else:
        if n >= length:
            return sorted(iterable, key=key, reverse=largest)[:n]
    make, change = (heapify, heapreplace) if largest else (_heapify_max, _heapreplace_max)
    step = -1 if largest else 1
    source = iter(iterable)
    # Among equals those met first are better.
    places = range(0, -n, -1) if largest else range(n)
    held = [(item if key is None else key(item), place, item) for place, item in zip(places, source)]
    if not held:
        return held
    make(held)
    worst = held[0][0]
    place = step * n
    for item in source:
        value = item if key is None else key(item)
        if worst < value if largest else value < worst:
            change(held, (value, place, item))
            worst = held[0][0]
            place += step
    held.sort(reverse=largest)
    return [item for _, _, item in held]


def nsmallest(n, iterable, key=None):
    """The n smallest items, as sorted(iterable, key=key)[:n]."""
    if n == 1:
        nothing = object()
        found = min(iter(iterable), default=nothing, key=key)
        return [] if found is nothing else [found]
    return _best(n, iterable, key, False)


def nlargest(n, iterable, key=None):
    """The n largest items, as sorted(iterable, key=key, reverse=True)[:n]."""
    if n == 1:
        nothing = object()
        found = max(iter(iterable), default=nothing, key=key)
        return [] if found is nothing else [found]
    return _best(n, iterable, key, True)
