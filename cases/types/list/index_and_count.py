# list.index and count: bounds, identity before equality, and a list that changes meanwhile.
# covers: list.index, list.count
class Bad:
    def __eq__(self, other):
        raise KeyError('eq')


class Grows:
    def __init__(self, target):
        self.target = target

    def __eq__(self, other):
        if len(self.target) < 10:
            self.target.append(0)
        return False


nan = float('nan')
it = [1, 2, 1, 3, nan, 'a', True]
sources = [
    "it.index(1), it.index(1, 1), it.index(1, -5), it.index(True), it.index(1.0), it.index(nan), it.index(3, 0, 4), it.index('a', -10**20, 10**20)",
    "it.index(3, 0, 3)",
    "it.index(9)",
    "it.index('zz')",
    "it.index(None)",
    "it.index(float('nan'))",
    "it.index(1, 'a')",
    "it.index(1, None)",
    "it.index(1, 0, None)",
    "it.index(1, 1.0)",
    "it.index()",
    "it.index(1, 2, 3, 4)",
    "it.index(value=1)",
    "it.index(Bad())",
    "it.count(1), it.count(True), it.count(nan), it.count(float('nan')), it.count('zz'), [].count(1), [[]].count([])",
    "it.count()",
    "it.count(1, 2)",
    "it.count(value=1)",
    "it.count(Bad())",
    "(lambda target: (target.count(Grows(target)), len(target)))([1, 2])",
    "(lambda target: target.index(Grows(target)))([1, 2])",
    "(lambda target: (Grows(target) in target, len(target)))([1])",
    "Bad() in [1]",
    "(lambda bad: (bad in [bad], [bad].index(bad), [bad].count(bad)))(Bad())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
