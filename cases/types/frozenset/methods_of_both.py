# What sets and frozensets have in common: results, their types, and refusals.
# covers: frozenset.copy, frozenset.difference, frozenset.intersection, frozenset.isdisjoint, frozenset.issubset, frozenset.issuperset, frozenset.symmetric_difference, frozenset.union, set.copy, set.difference, set.intersection, set.isdisjoint, set.issubset, set.issuperset, set.symmetric_difference, set.union, set.pop

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


class Mine(set):
    pass


class Own(frozenset):
    pass


def shown(value):
    if isinstance(value, (set, frozenset)):
        return type(value).__name__, sorted(value, key=repr)
    return value


for kind in (set, frozenset, Mine, Own):
    one = kind([1, 2, 3])
    for name in ("difference", "intersection", "union", "symmetric_difference", "isdisjoint", "issubset", "issuperset", "copy"):
        method = getattr(one, name)
        for arguments in [(), ([2, 3, 4],), ({2: 0},), ("ab",), (set(),), (frozenset([1, 2, 3, 4]),), ([1], [2]), (5,), (None,),
                          ([[1]],), (iter([1, 5]),), (range(3),), (one,), (kind(),), ([1, 1.0, True],)]:
            t(lambda: shown(method(*arguments)))
        t(lambda: method(other=[1]))
    print(one.copy() is one, one.union() is one, type(one.copy()).__name__, one.intersection() == one)
t(set().pop)
t({5}.pop)
t({5}.pop, 1)
t(lambda: frozenset().pop)
t(set.pop)
t(set.pop, frozenset())
