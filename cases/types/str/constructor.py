# Of str(): of objects, of bytes with an encoding, keywords, subclasses, and bad __str__.
class Str:
    def __str__(self):
        return 'by str'


class Repr:
    def __repr__(self):
        return 'by repr'


class Bad:
    def __str__(self):
        return 5


class BadRepr:
    def __repr__(self):
        return None


class Own(str):
    def __str__(self):
        return 'changed'


class Sub:
    def __str__(self):
        return Own('sub')
sources = [
    "str(), str(5), str('a'), str(None), str(b'a'), str([1, 'a']), str(Str()), str(Repr()), str(Own('x')), type(str(Own('x'))), Own('x') + ''",
    r"str(b'a', 'ascii'), str(b'a\xff', 'ascii', 'replace'), str(bytearray(b'a'), 'utf-8'), str(memoryview(b'a'), 'ascii'), str(b'a', encoding='ascii'), str(b'\xff', errors='ignore'), str(object='x'), str(object=b'x', encoding='ascii')",
    r"str(b'\xff', 'ascii')",
    "str('a', 'ascii')",
    "str(5, 'ascii')",
    "str(encoding='ascii')",
    "str(errors='x')",
    "str(b'a', 5)",
    "str(b'a', 'ascii', 5)",
    "str(b'a', 'nope')",
    "str(1, 2, 3, 4)",
    "str(x=1)",
    "str(Bad())",
    "str(BadRepr())",
    "repr(BadRepr())",
    "str.__new__(Own, 'z'), type(str.__new__(Own, 'z'))",
    "str.__new__(int)",
    "str.__new__()",
    "str.__new__(str, b'a', 'ascii')",
    """Own(b'ab', 'ascii'), Own(), repr(Own('a')), f'{Own("a")}', '%s' % Own('a'), format(Own('a')), ascii(Own('é'))""",
    "str(str), str(len), str(...), str(NotImplemented), str(type(None)), str(1.0), str(-0.0), str(1e16), str(1j), str(range(3)), str(slice(1)), str({}), str(set()), str(frozenset({1})), str(())",
    '\'a\'.__str__(), \'a\'.__repr__(), \'a\'.__getnewargs__(), \'a\'.__hash__() == hash(\'a\'), "it\'s".__repr__(), \'a"\\\'\'.__repr__(), \'\\x00\\x7f\\xa0\\u0378\\U0001f600\\ud800\\\\\\n\'.__repr__().encode(\'ascii\', \'backslashreplace\')',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
