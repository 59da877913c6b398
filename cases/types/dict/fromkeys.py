# Of dict.fromkeys: iterables, defaults, subclasses, and what __new__ returns.
class Own(dict):
    pass


class Sets(dict):
    def __setitem__(self, key, value):
        super().__setitem__(key, ('set', value))


class Other(dict):
    def __new__(cls):
        return {'made': 1}


class Odd(dict):
    def __new__(cls):
        return 5


class Needs(dict):
    def __init__(self, value):
        pass
sources = [
    "dict.fromkeys('aba'), dict.fromkeys([1, 2], 0), dict.fromkeys({'k': 5}), dict.fromkeys({1}, []), dict.fromkeys(()), dict.fromkeys(range(2), None), {}.fromkeys('ab', 1), dict.fromkeys(x for x in 'q')",
    "type(Own.fromkeys('a')), Own.fromkeys('ab', 1), Sets.fromkeys('ab', 1), Other.fromkeys('ab'), type(Own().fromkeys('a'))",
    "Odd.fromkeys('ab')",
    "Needs.fromkeys('ab')",
    "dict.fromkeys()",
    "dict.fromkeys(5)",
    "dict.fromkeys(None)",
    "dict.fromkeys([[]])",
    "dict.fromkeys('a', 1, 2)",
    "dict.fromkeys(iterable='a')",
    "dict.fromkeys('a', value=1)",
    "(lambda d: d['a'] is d['b'])(dict.fromkeys('ab', []))",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
