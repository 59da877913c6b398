# Of bytes: split, rsplit, splitlines, join, strip and its sides, partition, with buffers and refusals.
# covers: bytes.split, bytes.rsplit, bytes.splitlines, bytes.join, bytes.strip, bytes.lstrip, bytes.rstrip, bytes.partition, bytes.rpartition
sources = [
    r"b' a  b\t'.split(), b'a,b,,c'.split(b','), b'a,b,c'.split(b',', 1), b'a,b,c'.rsplit(b',', 1), b' a b '.rsplit(None, 1), b''.split(), b''.split(b','), b'a\x0bb\x1cc'.split(), b'a b'.split(sep=None, maxsplit=1), b'a-b'.split(bytearray(b'-')), b'aXb'.split(memoryview(b'X'))",
    "b'a'.split('a')",
    "b'a'.split(b'')",
    "b'a'.split(97)",
    "b'a'.split(b'a', 'b')",
    "b'a'.split(b'a', 1.5)",
    "b'a'.rsplit(b'a', None)",
    "b'a'.split(b'a', 1, 2)",
    r"b'a\nb\r\nc\rd\x0be\x1cf\x85'.splitlines(), b'a\nb\r\n'.splitlines(True), b''.splitlines(), b'\n'.splitlines(keepends=True)",
    "b'a'.splitlines(True, False)",
    "b','.join([b'a', b'b']), b''.join([]), b','.join([bytearray(b'a'), memoryview(b'b')]), b'-'.join((b'a',)), b','.join({b'k': 1}), b','.join(x for x in [b'a', b'b']), bytearray(b',').join([b'a', b'b']), type(b','.join([bytearray(b'a')]))",
    "b','.join([b'a', 'b'])",
    "b','.join(['a'])",
    "b','.join([97])",
    "b','.join(b'ab')",
    "b','.join('ab')",
    "b','.join(5)",
    "b','.join([None])",
    "b','.join()",
    r"b' \t\na\x0b\x0c\r'.strip(), b'xax'.strip(b'x'), b'xyaxy'.lstrip(b'yx'), b'xax'.rstrip(bytearray(b'x')), b'a'.strip(None), b'a'.strip(b''), b'\x1ca'.strip()",
    "b'a'.strip('a')",
    "b'a'.strip(97)",
    "b'a'.strip(b'a', b'b')",
    "b'a-b-c'.partition(b'-'), b'a-b-c'.rpartition(b'-'), b'abc'.partition(b'-'), b'abc'.rpartition(b'-'), b'a-b'.partition(bytearray(b'-')), bytearray(b'a-b').partition(b'-')",
    "b'a'.partition(b'')",
    "b'a'.partition('a')",
    "b'a'.rpartition(5)",
    "b'a'.partition()",
    "b'abc'.removeprefix(b'ab'), b'abc'.removesuffix(bytearray(b'c')), b'abc'.removeprefix(b'x'), b'abc'.removesuffix(b'')",
    "b'abc'.removeprefix('a')",
    "b'abc'.removesuffix((b'c',))",
    "b'abc'.startswith(b'ab'), b'abc'.startswith((b'x', b'a')), b'abc'.endswith(bytearray(b'c')), b'abc'.startswith(()), b'abc'.startswith(b'b', 1), b'abc'.endswith(b'b', 0, 2), b'abc'.startswith(b'', 4)",
    "b'abc'.startswith('a')",
    "b'abc'.startswith(('a',))",
    "b'abc'.endswith(97)",
    "b'abc'.endswith([b'c'])",
    "b'abc'.startswith()",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
