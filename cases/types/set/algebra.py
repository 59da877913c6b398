# set and frozenset: union and its kind, isdisjoint, issubset, issuperset, and the operators that take only sets.
# covers: set.union, set.intersection, set.difference, set.symmetric_difference, set.isdisjoint, set.issubset, set.issuperset, set.copy, frozenset.union, frozenset.intersection, frozenset.difference, frozenset.symmetric_difference, frozenset.isdisjoint, frozenset.issubset, frozenset.issuperset, frozenset.copy
class Own(set):
    pass


def show(value):
    return sorted(value, key=str) if isinstance(value, (set, frozenset)) else value


def told(source):
    try:
        value = eval(source)
        print(source, '->', type(value).__name__, show(value))
    except Exception as error:
        print(source, '|', type(error).__name__, error)


s, f, o = {1, 2}, frozenset([2, 3]), Own([2])
for name in ('union', 'intersection', 'difference', 'symmetric_difference', 'isdisjoint', 'issubset', 'issuperset'):
    for arguments in ('', '[2]', 'f', '[2], {3}', '5', 'None', '[[]]', '"ab"', '{2: 1}', 'iter([2])', 'other=[1]'):
        for this in ('s', 'f'):
            told(f'{this}.{name}({arguments})')
for operator in ('|', '&', '-', '^', '<', '<=', '>', '>=', '==', '!='):
    for left, right in [('s', 'f'), ('f', 's'), ('o', 's'), ('f', 'o'), ('s', '[2]'), ('[2]', 's'), ('s', '5'), ('s', 'None'), ('s', '{2: 1}.keys()'), ('{2: 1}.keys()', 'f'), ('s', '{2: 1}'), ('s', 's')]:
        told(f'{left} {operator} {right}')
for source in ['s.copy()', 'f.copy() is f', 'o.copy()', 's.copy(1)', 's.__and__([1])', 's.__rand__(f)', 's.__sub__(5)', 's.__rsub__(f)', 's.__le__(f)', 's.__lt__([])', 's.__eq__([1, 2])', 's.__xor__({2})',
               'f.union() is f', 's.union() is s', 'f | set()', 'Own([1]).union([2])', 'Own([1]) | {2}', '{2} | Own([1])', 's + f', 's * 2', '-s', '~s', 's @ f', 's[0]', 'hash(s)', 'hash(f) == hash(frozenset([3, 2]))',
               'hash(frozenset()) == hash(frozenset())', 'set().isdisjoint(set())', '{1} in {frozenset([1])}', 'frozenset([1]) in {frozenset([1])}', '[] in s', '{} in s', 's.add', 'frozenset().add(1)']:
    told(source)
