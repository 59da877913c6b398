# Of bytearray: constructor, append, extend, insert, pop, remove, reverse, clear, copy, in every odd form.
# covers: bytearray.append, bytearray.extend, bytearray.insert, bytearray.pop, bytearray.remove, bytearray.reverse, bytearray.clear, bytearray.copy
class Index:
    def __index__(self):
        return 65


class Own(bytearray):
    pass


def after(name, *arguments, **named):
    it = bytearray(b'abc')
    try:
        print(ascii(getattr(it, name)(*arguments, **named)), end=' ')
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(it)


for value in (97, 255, 256, -1, Index(), True, 'a', b'a', 1.5, None, 10**30):
    after('append', value)
    after('remove', value)
    after('insert', 1, value)
    after('pop', value)
for value in (b'xy', bytearray(b'xy'), memoryview(b'xy'), [1, 2], (255,), range(3), 'xy', [256], [-1], ['a'], 5, None, {7: 1}, [Index()], (x for x in [1, 'b'])):
    after('extend', value)
after('append')
after('append', 1, 2)
after('extend')
after('extend', b'a', b'b')
after('insert', 1)
after('insert', -100, 1)
after('insert', 100, 1)
after('insert', 'a', 1)
after('insert', 10**20, 1)
after('pop')
after('pop', -1)
after('pop', 0, 1)
after('remove')
after('reverse')
after('reverse', 1)
after('clear')
after('clear', 1)
after('copy')
after('copy', 1)
for source in ["bytearray().pop()", "bytearray(5)", "bytearray('a')", "bytearray('a', 'ascii')", "bytearray(-1)", "bytearray([256])", "bytearray(None)",
               "bytearray(b'a', 'ascii')", "bytearray(encoding='ascii')", "bytearray(1.5)", "bytearray(1, 2)", "bytearray(source=b'x')", "Own(b'a')", "Own(b'a') + b'b'",
               "type(Own(b'a') + b'b')", "type(Own(b'a')[:])", "Own(b'a').copy()", "type(Own(b'a').copy())", "repr(Own(b'a'))", "str(bytearray(b'a'))", "hash(bytearray())",
               "bytearray(b'a') == b'a'", "bytearray(b'a') < b'b'", "bytearray(b'a') < 'b'", "bytearray(b'a').__alloc__() > 0", "bytearray(b\"'\")", "bytearray(b'a\\x00')",
               "bytearray.__new__(bytearray, 5)", "bytearray(Index())", "bytearray(2**62)"]:
    try:
        print(source, '->', eval(source))
    except Exception as error:
        print(source, '|', type(error).__name__, error)
