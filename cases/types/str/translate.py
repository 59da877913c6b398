# Of str.translate: tables of every kind, deletion, growth, results out of range.
class Table:
    def __getitem__(self, key):
        if key == 97:
            return 'A!'
        if key == 98:
            return None
        if key == 99:
            raise LookupError('keep it')
        return key + 1


class Broken:
    def __getitem__(self, key):
        raise ValueError('table')
sources = [
    "'abc'.translate({97: 'x', 98: None}), 'abc'.translate({97: 120}), 'abc'.translate({97: 'long', 'b': 'no'}), 'abc'.translate({}), ''.translate({97: 1})",
    "'abcd'.translate(Table())",
    "'abc'.translate(['x'] * 200), 'abc'.translate('z' * 98), 'abc'.translate('z')",
    "'abc'.translate(Broken())",
    "'abc'.translate({97: 1114111}), 'abc'.translate({97: 0x1f600}), 'abc'.translate({97: 0xd800})",
    "'abc'.translate({97: 1114112})",
    "'abc'.translate({97: -1})",
    "'abc'.translate({97: 10**20})",
    "'abc'.translate({97: 1.5})",
    "'abc'.translate({97: b'x'})",
    "'abc'.translate({97: True}), 'abc'.translate({97: ''})",
    "'abc'.translate(5)",
    "'abc'.translate(None)",
    "'abc'.translate()",
    "'abc'.translate({}, 'a')",
    "'abc'.translate(table={})",
    "'aé𝄞'.translate({0x1d11e: 'é', 233: '𝄞'})",
    "'abc'.translate(str.maketrans('abc', 'cab', 'b'))",
    "str.translate(5, {})",
    "(lambda s: s.translate({}) is s)('abc'), type(type('S', (str,), {})('ab').translate({}))",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
