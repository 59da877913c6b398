# Comparisons of lists: lengths, nesting, mixed types, elements that cannot be compared.
class Bad:
    def __eq__(self, other):
        raise KeyError('eq')


nan = float('nan')
sources = [
    "[1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 5], [1, 2] <= [1, 2], [1, 2] >= [1, 2, 0], [1] == [1.0], [1] != [True], [[1]] < [[2]], [1] == (1,), [1] != (1,)",
    "[1] < (1,)",
    "[1] < ['a']",
    "[1, 'a'] < [2, 5]",
    "[1, 'a'] < [1, 5]",
    "[None] < [None], [None] <= [None]",
    "[None] < [1]",
    "[nan] == [nan], [nan] < [nan], [nan] <= [nan], [float('nan')] == [float('nan')], nan in [nan], [nan, 1] < [nan, 2]",
    "[Bad()] == [1]",
    "[Bad()] == []",
    "[1] == 5, [1] != None, [] == (), [] == {}",
    "[1].__eq__((1,)), [1].__lt__([2]), [1].__lt__((2,)), [1].__ne__([1]), [1].__contains__(1.0)",
    "hash([])",
    "{[]: 1}",
    "(lambda a: (a.append(a), a == a))([])",
    "(lambda a, b: (a.append(a), b.append(b), a == b))([], [])",
    "(lambda a: (a.append(a), repr(a)))([1])",
    "[1] + [2] * 3, [[]] * 2, [1] * 0, [1] * -5, 2 * [1], [1] * True",
    "[1] * [2]",
    "[1] * 1.5",
    "[1] + (2,)",
    "[1] + None",
    "(1,) + [1]",
    "[1] - [1]",
    "[1] * 10**20",
    "[0] * (2**62)",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
