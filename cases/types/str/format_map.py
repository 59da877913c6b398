# Of str.format_map: mappings of every kind, missing keys, no positions.
class Default(dict):
    def __missing__(self, key):
        return '<' + key + '>'


class Keys:
    def __getitem__(self, key):
        return (key, type(key).__name__)
sources = [
    "'{a} {b}'.format_map({'a': 1, 'b': 2})",
    "'{a} {b}'.format_map(Default(a=1))",
    "'{a[x]} {a.real}'.format_map({'a': Default()}) if False else '{a[x]}'.format_map({'a': Default()})",
    "'{x} {y!r:>20}'.format_map(Keys())",
    "'{}'.format_map({})",
    "'{0}'.format_map([5])",
    "'{0}'.format_map({'0': 'zero'})",
    "'{a}'.format_map({})",
    "'{a}'.format_map([1])",
    "'{a}'.format_map(5)",
    "'{a}'.format_map(None)",
    "'plain'.format_map(None), '{{}}'.format_map(5)",
    "'{a}'.format_map()",
    "'{a}'.format_map({}, {})",
    "'{a}'.format_map(a=1)",
    "'{a:{w}}|'.format_map({'a': 1, 'w': 5})",
    "'{ a}'.format_map({' a': 5})",
    "'{a.b.c}'.format_map({'a': 1})",
    "str.format_map('{a}', {'a': 1})",
    "str.format_map('{a}')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
