# The views of a dict: set operations, comparison, repr, mapping, reversed, and a dict that changes.
# covers: dict.keys, dict.values, dict.items, dict_keys, dict_values, dict_items, dict_keys.isdisjoint, dict_items.isdisjoint, dict_keys.mapping, dict_values.mapping, dict_items.mapping
d = {'a': 1, 'b': 2, 3: []}
e = {'a': 1}
sources = [
    "d.keys(), d.values(), d.items(), repr({}.keys()), str({}.values()), len(d.keys()), bool({}.items()), list(reversed(d.keys())), list(reversed(d.values())), list(reversed(d.items()))",
    "sorted(d.keys() & ['a', 3, 'z'], key=str), sorted(e.keys() | 'ab'), e.keys() - {'a'}, sorted(e.keys() ^ {'b'}), {'a', 'z'} & e.keys(), {'z'} | e.keys() == {'a', 'z'}, ['a'] & e.keys(), type(e.keys() & e.keys()), e.items() & {('a', 1)}, e.items() | [('b', 2)] == {('a', 1), ('b', 2)}",
    "d.items() & d.items()",
    "d.items() | []",
    "e.keys() & 5",
    "e.keys() | None",
    "e.keys() - 5",
    "5 - e.keys()",
    "e.keys() + e.keys()",
    "d.values() & d.values()",
    "e.keys() == {'a'}, e.keys() == ['a'], e.keys() <= {'a', 'b'}, e.keys() < {'a'}, e.keys() >= set(), e.keys() == frozenset('a'), e.items() == {('a', 1)}, e.values() == e.values(), {'a'} == e.keys(), {'a', 'b'} > e.keys(), e.keys() == {'a': 2}.keys(), e.items() == {'a': 2}.items()",
    "e.keys() < ['a', 'b']",
    "e.keys() < 5",
    "e.values() < e.values()",
    "set('a').__le__(e.keys()), set('a').__eq__(e.keys()), frozenset('a').__lt__(e.keys()), set().__and__(e.keys()), set().__rand__(e.keys()), e.keys().__and__('a'), e.keys().__rand__('a'), e.keys().__eq__({'a'}), e.keys().__le__(['a']), e.keys().__lt__({'a', 'b'})",
    "'a' in d.keys(), 1 in d.values(), ('a', 1) in d.items(), ('a', 2) in d.items(), ['a', 1] in d.items(), 'a' in d.items(), (3, []) in d.items(), ('zz', 1) in d.items(), ('a', 1, 2) in d.items()",
    "[] in d.keys()",
    "([], 1) in d.items()",
    "[] in d.values()",
    "d.keys().isdisjoint(['z']), d.keys().isdisjoint('a'), d.items().isdisjoint([('a', 1)]), d.keys().isdisjoint(d.keys()), {}.keys().isdisjoint({}.keys())",
    "d.keys().isdisjoint(5)",
    "d.keys().isdisjoint()",
    "d.values().isdisjoint([])",
    "d.keys().mapping, type(d.keys().mapping), d.values().mapping['a'], d.items().mapping == d",
    """exec("d.keys().mapping['x'] = 1")""",
    'exec("d.keys().mapping = 1")',
    "hash(d.keys())",
    "hash(d.items())",
    "d.keys()[0]",
    "d.keys(1)",
    "type(d.keys())()",
    "next(d.keys())",
    "iter(d.keys()).__class__, iter(d.values()).__class__, iter(d.items()).__class__, reversed(d).__class__, reversed(d.values()).__class__, reversed(d.items()).__class__, iter(d).__length_hint__()",
    "(lambda x: (lambda it: (next(it), x.update(z=1), next(it)))(iter(x)))({1: 2, 3: 4})",
    "(lambda x: (lambda it: (next(it), x.clear(), next(it)))(iter(x)))({1: 2, 3: 4})",
    "(lambda x: (lambda it: (next(it), x.pop(3), x.update(q=1), next(it)))(iter(x.items())))({1: 2, 3: 4})",
    "(lambda x: (lambda it: (next(it), x.update(z=1), next(it)))(reversed(x)))({1: 2, 3: 4})",
    "(lambda x: [x.pop(k) for k in x])({1: 2, 3: 4})",
    "(lambda x: [x.setdefault(k, 1) for k in x])({1: 2, 3: 4})",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
