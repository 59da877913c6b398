# The iterators are classes: their names, subclasses, and that each is its own iterator.
# covers: itertools.accumulate, itertools.chain, itertools.compress, itertools.count, itertools.cycle
import itertools

names = sorted(name for name in dir(itertools) if not name.startswith("_"))
print(names)
made = {"accumulate": ([1],), "batched": ("a", 1), "chain": ("a",), "combinations": ("a", 1), "combinations_with_replacement": ("a", 1), "compress": ("a", [1]), "count": (), "cycle": ("a",), "dropwhile": (bool, "a"), "filterfalse": (None, [0]), "groupby": ("a",), "islice": ("a", 1), "pairwise": ("ab",), "permutations": ("a",), "product": ("a",), "repeat": (1,), "starmap": (pow, [(1, 2)]), "takewhile": (bool, "a"), "zip_longest": ("a",)}
for name in names:
    kind = getattr(itertools, name)
    if name not in made:
        print(name, type(kind).__name__, kind.__module__)
        continue
    iterator = kind(*made[name])
    print(name, kind, iter(iterator) is iterator, hasattr(iterator, "__len__"), kind.__module__, kind.__qualname__)
    try:
        sub = type("Sub", (kind,), {"extra": 5})(*made[name])
        print("  ", sub.extra, type(sub).__mro__[1].__name__, name in ("groupby", "repeat") or next(sub, "end"))
    except TypeError as error:
        print("  ", error)
    try:
        iterator.attribute = 1
    except AttributeError as error:
        print("  ", error)
