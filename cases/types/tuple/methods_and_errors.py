# Tuples: index, count, slices, what cannot be changed, subclasses, hashes.
# covers: tuple.index, tuple.count
class Own(tuple):
    pass


class Bad:
    def __eq__(self, other):
        raise KeyError('eq')

    __hash__ = None


t = (1, 2, 1, 'a', None)
sources = [
    "t.index(1), t.index(1, 1), t.index(None, -1), t.index('a', 0, 10**20), t.count(1), t.count(1.0), t.count('zz'), ().count(1)",
    "t.index('zz')",
    "t.index(1, 3)",
    "t.index('a', 0, 3)",
    "t.index()",
    "t.index(1, 2, 3, 4)",
    "t.index(1, 'a')",
    "t.index(1, None)",
    "t.index(value=1)",
    "t.count()",
    "t.count(1, 2)",
    "(1,).index(Bad())",
    "t[0], t[-1], t[1:3], t[::-1], t[10:], t[::2], t[True]",
    "t[5]",
    "t[-6]",
    "t['a']",
    "t[1.0]",
    "t[1, 2]",
    "t[::0]",
    "exec('t[0] = 1')",
    "exec('del t[0]')",
    "exec('t.x = 1')",
    "exec('t[0:1] = ()')",
    "exec('u = ([1],); u[0] += [2]')",
    "exec('u = (1,); u += (2,); print(u)')",
    "exec('u = (1,); u += [2]')",
    "t + (1,), (1,) * 3, () * 5, 2 * (1,), (1,) * -1, (lambda x: x + () is x)((1, 2)), (lambda x: x * 1 is x)((1, 2)), (lambda x: x[:] is x)((1, 2))",
    "t + [1]",
    "t + None",
    "t * 'a'",
    "t * 1.5",
    "t * 10**20",
    "(1, 2) < (1, 3), (1,) < (1, 0), () < (0,), (1, 'a') < (2, 5), (1, 2) == (1.0, 2), (1,) == [1]",
    "(1, 'a') < (1, 5)",
    "(1,) < [1]",
    "hash((1, 2)) == hash((1, 2)), hash(()) == hash(()), hash((1, (2, 3))) == hash((1.0, (2, 3)))",
    "hash(([],))",
    "hash((Bad(),))",
    "repr((1,)), repr(()), repr((1, (2,), [3])), str((1,)), f'{(1, 2)}', '%s %s' % (1, 2), '%s' % ((1, 2),)",
    "format((1,), '5')",
    "tuple(), tuple('ab'), tuple([1]), tuple({1: 2}), (lambda x: tuple(x) is x)((1,)), tuple(Own((1,))), type(tuple(Own((1,))))",
    "tuple(5)",
    "tuple(1, 2)",
    "tuple(iterable=[1])",
    "Own('ab'), type(Own('ab')[:]), type(Own('ab') + ()), type(Own('ab') * 1), Own() == (), repr(Own('a')), Own(), hash(Own((1,))) == hash((1,))",
    "Own(1, 2)",
    "Own(x=1)",
    "tuple.__new__(Own, 'ab'), tuple.__new__(tuple)",
    "tuple.__new__(list)",
    "tuple.__new__(tuple, 1, 2)",
    "(1, 2).__getnewargs__(), (1,).__contains__(1.0), (1,).__len__(), (1,).__iter__().__class__, (1,).__hash__() == hash((1,)), (1, 2).__add__((3,)), (1,).__mul__(2), (1,).__rmul__(2)",
    "(1,).__add__([1])",
    "(1,).__add__()",
    "tuple[int, ...], tuple[()], tuple[int, str], tuple[int].__args__, tuple[()].__args__",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
