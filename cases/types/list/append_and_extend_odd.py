# list.append and extend: itself, iterables that fail, types and arity.
# covers: list.append, list.extend
def broken():
    yield 1
    raise KeyError('inside')


class Hint:
    def __init__(self, hint):
        self.hint = hint

    def __iter__(self):
        return iter([1, 2])

    def __length_hint__(self):
        return self.hint


def after(name, *arguments, **named):
    it = [0]
    try:
        print(ascii(getattr(it, name)(*arguments, **named)), end=' ')
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(it)


after('append', 1)
after('append', [1])
after('append')
after('append', 1, 2)
after('append', object=1)
after('extend', 'ab')
after('extend', {'k': 1})
after('extend', broken())
after('extend', 5)
after('extend', None)
after('extend', int)
after('extend')
after('extend', [1], [2])
after('extend', iterable=[1])
after('extend', Hint(5))
after('extend', Hint(-1))
after('extend', Hint('x'))
after('extend', Hint(1.5))
after('extend', Hint(NotImplemented))
after('extend', Hint(2**63))
it = [1, 2]
it.extend(it)
print(it)
it += it[1:]
print(it)
it.append(it)
print(it)
it = [1]
it.extend(x for x in it if len(it) < 4)
print(it)
for source in ['it += 5', 'it += None', 'it = it + (1,)', 'it = it + 5', 'it += (1,)', 'it += "ab"', 'it *= 2', 'it *= -1', 'it *= 1.5', 'it *= "a"']:
    it = [1]
    try:
        exec(source)
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(source, it)
