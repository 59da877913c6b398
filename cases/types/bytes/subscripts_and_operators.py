# Of bytes: subscripts, slices, + and *, containment, comparison, iteration.
class Index:
    def __index__(self):
        return 1


b = b'abcdef'
sources = [
    "b[0], b[-1], b[1:3], b[::-1], b[10:], b[True], b[Index()], b[::2], b[5:1:-2], (lambda x: x[:] is x)(b)",
    "b[6]",
    "b[-7]",
    "b['a']",
    "b[1.0]",
    "b[None]",
    "b[10**20]",
    "b[::0]",
    "b['a':]",
    "exec('b[0] = 1')",
    "exec('del b[0]')",
    "exec('b.x = 1')",
    "b + b'g', b + bytearray(b'g'), b + memoryview(b'g'), type(b + bytearray(b'')), b * 2, b * 0, b * -1, 2 * b'a', b'' * 10**20, b'a' * True",
    "b + 'a'",
    "b + 5",
    "b + None",
    "b + [1]",
    "'a' + b",
    "b * 'a'",
    "b * 1.5",
    "b * 10**20",
    "b * None",
    "97 in b, 256 in range(300), b'cd' in b, b'' in b, bytearray(b'ab') in b, memoryview(b'ef') in b, 120 in b",
    "256 in b",
    "-1 in b",
    "'a' in b",
    "None in b",
    "1.0 in b",
    "10**20 in b",
    r"Index() in b'\x01'",
    r"b == bytearray(b), b == memoryview(b), b == 'abcdef', b != 5, b < b'b', b <= bytearray(b'abcdef'), b'' < b'\x00', b'a' < b'aa', b'\xff' > b'a'",
    "b < 'a'",
    "b < 5",
    "b < [1]",
    "list(b), list(reversed(b'ab')), tuple(b''), max(b), sorted(b'cba'), [*b'ab'], b.__iter__().__length_hint__(), hash(b) == hash(bytes(b)), {b: 1}[b'abcdef']",
    "b - b",
    "-b",
    "b'%d %s %b %a %c %x %r' % (5, b'x', b'y', 'é', 65, 255, 'é')",
    "b'%s' % 'a'",
    "b'%c' % 256",
    "b'%c' % b'ab'",
    "b'%d' % 'a'",
    "b'%b' % 5",
    "b'%(a)s' % {b'a': b'x'}",
    "b'%(a)s' % {'a': b'x'}",
    "b'%' % ()",
    "b'%d'",
    "b'%d %d' % (1,)",
    "b'%d' % (1, 2)",
    "b'%z' % 1",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
