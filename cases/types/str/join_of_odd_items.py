# Of str.join: iterables of every kind, items that are no str, subclasses, and which object comes back.
class Own(str):
    pass


class Iterates:
    def __iter__(self):
        return iter(['x', 'y'])


class Items:
    def __getitem__(self, place):
        if place > 2:
            raise IndexError
        return str(place)


class Broken:
    def __iter__(self):
        yield 'a'
        raise KeyError('inside')
sources = [
    "','.join([]), ','.join(['a']), ','.join('abc'), ','.join(('a', 'b')), ','.join({'k': 1}), ','.join(iter('ab')), ','.join(Iterates()), ','.join(Items())",
    r"''.join(x for x in 'abc'), '--'.join(map(str, range(3))), 'é'.join(['𝄞', 'a']), '\ud800'.join('ab')",
    "','.join(['a', 5])",
    "','.join([5])",
    "','.join(['a', None, 5])",
    "','.join([b'a'])",
    "','.join(5)",
    "','.join(None)",
    "','.join()",
    "','.join('a', 'b')",
    "','.join(iterable=['a'])",
    "','.join(Broken())",
    "type(','.join([Own('a')])), type(','.join([Own('a'), 'b'])), type(Own(',').join(['a'])), type(Own(',').join(['a', 'b']))",
    "(lambda s: ','.join([s]) is s)('abc')",
    "b','.join(['a'])",
    "str.join('-', 'abc')",
    "str.join('-')",
    "str.join(5, 'abc')",
    "str.join(['a'], ',')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
