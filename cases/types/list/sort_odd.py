# Of list.sort: keys, reverse of any kind, what cannot be compared, a list that changes while it is sorted.
class Number:
    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f'N{self.value}'

    def __lt__(self, other):
        return self.value < other.value


class BadLess:
    def __lt__(self, other):
        raise KeyError('lt')


class OddLess:
    def __lt__(self, other):
        return 'yes'


def after(items, *arguments, **named):
    it = list(items)
    try:
        print(ascii(it.sort(*arguments, **named)), end=' ')
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(it if len(it) < 12 else len(it))


after([3, 1, 2])
after([3, 1, 2], reverse=True)
after([3, 1, 2], reverse=1)
after([3, 1, 2], reverse=0)
after([3, 1, 2], reverse='x')
after([3, 1, 2], reverse=None)
after([3, 1, 2], reverse=2.0)
after([3, 1, 2], key=None)
after([3, 1, 2], key=lambda x: -x)
after(['b', 'A', 'c'], key=str.lower)
after([3, 1, 2], key=5)
after([3, 1, 2], key=str.lower)
after([3, 1, 2], key=lambda: 0)
after([], key=5)
after([3, 1, 2], lambda x: x)
after([3, 1, 2], None, True)
after([3, 1, 2], cmp=3)
after([3, 'a', 2])
after([3, None])
after([[1, 'a'], [1, 2]])
after([(1, 2), (1, 'a')])
after([{}, {}])
after([1j, 2j])
after([1j])
after([Number(3), Number(1), Number(2)])
after([Number(3), Number(1), Number(2)], reverse=True)
after([BadLess(), 1][:1])
after([OddLess() for _ in range(0)])
after([2, 1, 3, 1.5, True, 0.5, 10**20, -10**20])
after(['b', 'a', 'é', '', 'Z', '𝄞'])
after([b'b', b'a', bytearray(b'0')])
after([float('nan'), 1, 0], key=lambda x: x)
after([(1, 'b'), (1, 'a'), (0, 'c')], key=lambda pair: pair[0])
after([(1, 'b'), (1, 'a'), (0, 'c')], key=lambda pair: pair[0], reverse=True)
for items in ([BadLess(), BadLess()], [Number(1), 2]):
    try:
        items.sort()
    except Exception as error:
        print(type(error).__name__, error)
it = [3, 1, 2]
try:
    it.sort(key=lambda x: it.append(x) or x)
except ValueError as error:
    print(error, it)
it = [3, 1, 2]
print(it.sort(key=lambda x: len(it)), it)
it = [3, 1, 2]
try:
    it.sort(key=lambda x: 1 / (x - 1))
except ZeroDivisionError as error:
    print(error, it)
print(sorted('bca', key=ord, reverse=True), sorted({3: 1, 1: 2}), sorted([2, 1], key=lambda x: [x]))
