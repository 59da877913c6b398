# Of bytes(): of numbers, iterables, text with an encoding, __bytes__, buffers, and every refusal.
class WithBytes:
    def __bytes__(self):
        return b'by method'


class BadBytes:
    def __bytes__(self):
        return 'text'


class Index:
    def __index__(self):
        return 3


class Both:
    def __bytes__(self):
        return b'bytes'

    def __index__(self):
        return 2


class Own(bytes):
    pass


class Ints:
    def __getitem__(self, place):
        if place > 2:
            raise IndexError
        return place


class TextBytes(str):
    def __bytes__(self):
        return b'own'
sources = [
    "bytes(), bytes(3), bytes([1, 2]), bytes((255, 0)), bytes(range(3)), bytes(b'a'), bytes(bytearray(b'a')), bytes(memoryview(b'ab')[::-1]), bytes(x for x in [1]), bytes({5: 1}), bytes(True), bytes(Ints())",
    "bytes('a', 'ascii'), bytes('é', 'utf-8'), bytes('é', 'ascii', 'ignore'), bytes('é', encoding='latin-1'), bytes(source='a', encoding='ascii'), bytes(WithBytes()), bytes(Index()), bytes(Both()), bytes([Index()]), bytes(TextBytes('x'))",
    "bytes('a')",
    "bytes('é', 'ascii')",
    "bytes(5, 'ascii')",
    "bytes(b'a', 'ascii')",
    "bytes(b'a', errors='x')",
    "bytes('a', errors='strict')",
    "bytes(encoding='ascii')",
    "bytes(errors='x')",
    "bytes('a', 5)",
    "bytes('a', 'nope')",
    "bytes(-1)",
    "bytes(2**63)",
    "bytes(1.5)",
    "bytes(None)",
    "bytes([256])",
    "bytes([-1])",
    "bytes(['a'])",
    "bytes([1.5])",
    "bytes([10**30])",
    "bytes([None])",
    "bytes(object())",
    "bytes(BadBytes())",
    "bytes(1, 2)",
    "bytes('a', 'ascii', 'strict', 1)",
    "bytes(x=1)",
    "Own(b'a'), type(Own(b'a')), Own(3), bytes(Own(b'z')).__class__, Own('a', 'ascii')",
    "bytes.__new__(Own, 2), bytes.__new__(bytes)",
    "bytes.__new__(bytearray)",
    "bytes.__new__()",
    "b'a'.__bytes__(), b'a'.__getnewargs__(), b'a'.__len__(), b'a'.__hash__() == hash(b'a'), b'a'.__iter__().__class__, b'ab'.__contains__(97)",
    'repr(b\'\\x00\\t\\n\\r\\\'"\\\\\\x7f\\xff\'), repr(b"\'"), repr(b\'"\'), str(b\'a\'), f\'{b"a"}\', \'%s\' % b\'a\', ascii(b\'\\xff\'), format(b\'a\')',
    "format(b'a', '5')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
