# Of set: add, discard, remove, update and its kind, with several iterables, unhashable things, no iterables.
# covers: set.add, set.discard, set.remove, set.update, set.difference_update, set.intersection_update, set.symmetric_difference_update, set.clear
class BadHash:
    def __hash__(self):
        raise KeyError('hash')


def after(name, *arguments, **named):
    it = {1, 2, 3}
    try:
        print(name, ascii(getattr(it, name)(*arguments, **named)), end=' ')
    except Exception as error:
        print(name, type(error).__name__, '|', error, end=' ')
    print(sorted(it, key=str))


for name in ('add', 'discard', 'remove'):
    for value in (1, True, 2.0, 9, 'x', [], {}, {1}, {1, 2}, frozenset({1}), None, BadHash(), (1, [])):
        after(name, value)
    after(name)
    after(name, 1, 2)
    after(name, elem=1)
for name in ('update', 'difference_update', 'intersection_update', 'symmetric_difference_update'):
    for arguments in [(), ([2, 9],), ('ab',), ({1: 2},), ({2}, [3]), (range(2), {3}, ()), (5,), (None,), ([[]],), ([1], 5), (x for x in [(1,)]), ([BadHash()],), (iter([1]),)]:
        after(name, *arguments)
    after(name, others=[1])
after('clear')
after('clear', 1)
after('pop', 1)
nested = {frozenset({1}), 2}
nested.remove({1})
print(nested)
nested.add(frozenset({5}))
print({5} in nested, nested.discard({5}), nested)
try:
    nested.remove({7})
except KeyError as error:
    print(repr(error), error.args)
try:
    set().remove([])
except TypeError as error:
    print(error)
