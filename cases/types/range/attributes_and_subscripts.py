# Of range: attributes, subscripts, slices, containment, equality and hashes, with huge numbers.
# covers: range.start, range.stop, range.step, range.index, range.count
class Index:
    def __index__(self):
        return 3


class Equal:
    def __eq__(self, other):
        return other == 4


r = range(0, 20, 3)
big = range(10**20, 10**20 + 50, 7)
sources = [
    "r.start, r.stop, r.step, len(r), r[0], r[-1], r[2], r[1:3], r[::-1], r[::2], r[10:], r[-3:-1], r[True], r[Index()]",
    "r[7]",
    "r[-8]",
    "r['a']",
    "r[1.0]",
    "r[None]",
    "r[::0]",
    "r['a':]",
    "big[0], big[-1], big[1:3], len(big), big.index(10**20 + 7), big.count(10**20 + 1), 10**20 + 14 in big, 10**20 in range(10**30), big[10**20:]",
    "big[10**20]",
    "len(range(10**20))",
    "len(range(2**63 - 1)), bool(range(10**20)), range(10**20)[10**19], range(10**20)[-1]",
    "3 in r, 4 in r, 3.0 in r, '3' in r, None in r, True in range(2), 18 in r, 20 in r, -3 in r, Equal() in range(5), Equal() in range(3), 3 + 0j in r",
    "r.index(6), r.index(6.0), r.count(6), r.count(7), r.count('a'), r.count(6.0), r.index(True + 2)",
    "r.index(7)",
    "r.index('a')",
    "r.index(10**20)",
    "r.index()",
    "r.index(3, 1)",
    "r.count()",
    "range(0) == range(5, 5), range(0, 3, 2) == range(0, 4, 2), range(1) == range(0, 1, 5), range(3) == [0, 1, 2], range(3) != range(4), hash(range(0)) == hash(range(5, 5)), hash(range(0, 3, 2)) == hash(range(0, 4, 2))",
    "range(3) < range(4)",
    "repr(range(3)), repr(range(1, 3)), repr(range(1, 10, 2)), repr(range(0, 3, 1)), str(range(True)), repr(range(10**20))",
    "range()",
    "range(1, 2, 3, 4)",
    "range(1.0)",
    "range('3')",
    "range(None)",
    "range(1, None)",
    "range(1, 2, 0)",
    "range(1, 2, None)",
    "range(stop=3)",
    "range(Index()), range(True, Index()), list(range(5, 0, -2)), list(range(0, 5, -1)), list(range(-3))",
    "exec('r.start = 1')",
    "exec('del r.stop')",
    "exec('r.x = 1')",
    "exec('r[0] = 1')",
    "type('R', (range,), {})",
    "iter(r).__class__.__name__, iter(big).__class__.__name__, iter(r).__length_hint__(), iter(big).__length_hint__(), list(reversed(r)), list(reversed(big))[:2], reversed(r).__class__.__name__",
    "r + [1]",
    "r * 2",
    "list(iter(range(10**20, 10**20 + 3))), sum(range(10**20, 10**20 + 3)), max(range(0), default='none')",
    "range.start, range.start.__get__(r), type(range.start).__name__",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
