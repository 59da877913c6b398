# list.insert, pop, remove: places out of range, types, equality that fails or changes the list.
# covers: list.insert, list.pop, list.remove
class Index:
    def __index__(self):
        return 1


class Bad:
    def __eq__(self, other):
        raise KeyError('eq')


class Clears:
    def __init__(self, target):
        self.target = target

    def __eq__(self, other):
        self.target.clear()
        return False


def after(name, *arguments, **named):
    it = ['a', 'b', 'c']
    try:
        print(ascii(getattr(it, name)(*arguments, **named)), end=' ')
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(it)


for place in (0, 1, 3, 4, 100, -1, -3, -4, -100, True, Index(), 10**20, -10**20, 'x', 1.0, None):
    after('insert', place, 'new')
after('insert')
after('insert', 1)
after('insert', 1, 2, 3)
after('insert', index=1, object=2)
for place in (0, 1, 2, 3, -1, -3, -4, True, Index(), 10**20, 'x', 1.0, None):
    after('pop', place)
after('pop')
after('pop', 1, 2)
after('pop', index=1)
for value in ('a', 'c', 'x', None, Bad()):
    after('remove', value)
after('remove')
after('remove', 'a', 'b')
try:
    [].pop()
except IndexError as error:
    print(error)
try:
    [].pop(0)
except IndexError as error:
    print(error)
it = [1, 2, 3]
try:
    it.remove(Clears(it))
except ValueError as error:
    print(error, it)
it = [float('nan')]
it.remove(it[0])
print(it)
it = [1, 1.0, True]
it.remove(True)
print(it)
