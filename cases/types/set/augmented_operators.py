# |= &= -= ^= of sets and frozensets, with themselves, subclasses and other things.
sources = [
    "x = {1, 2}; y = x; x |= {3}; print(x, x is y)",
    "x = {1, 2}; x &= {2, 3}; print(x)",
    "x = {1, 2}; x -= {2, 3}; print(x)",
    "x = {1, 2}; x ^= {2, 3}; print(x)",
    "x = {1, 2}; x |= x; x &= x; print(x); x ^= x; print(x)",
    "x = {1, 2}; x -= x; print(x)",
    "x = {1, 2}; x |= [3]",
    "x = {1, 2}; x &= 'ab'",
    "x = {1, 2}; x -= None",
    "x = {1, 2}; x ^= 5",
    "x = {1, 2}; x |= frozenset([3]); print(x, type(x))",
    "x = frozenset([1]); y = x; x |= {2}; print(sorted(x), type(x), x is y)",
    "x = frozenset([1]); x -= [1]",
    "x = {1, 2}; x |= {3: 4}.keys(); print(x)",
    "x = {1, 2}; x += {3}",
    "x = {1, 2}; x *= 2",
    "x = {1}; x.add(x)",
    "x = {1}; print(x.__ior__({2}), x.__iand__({2}), x.__isub__([2]), x.__ixor__({9}), x)",
    "class Own(set): pass",
    "x = Own([1]); x |= {2}; print(x, type(x))",
    "for x in (s := {1, 2}): s.add(x + 10)",
    "for x in (s := {1, 2}): s.discard(x)",
    "s = {1, 2}; it = iter(s); next(it); s.clear(); next(it)",
    "s = {1, 2}; it = iter(s); print(it.__length_hint__()); s.add(3); print(it.__length_hint__())",
]
for source in sources:
    print(source)
    try:
        exec(source, {**globals()})
    except Exception as error:
        print("   ", type(error).__name__, ascii(str(error)))
