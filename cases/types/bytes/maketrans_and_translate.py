# bytes.maketrans and translate: tables of 256 bytes, deletion, None, and refusals.
# covers: bytes.maketrans, bytes.translate, bytearray.maketrans, bytearray.translate
table = bytes.maketrans(b'abc', b'xyz')
sources = [
    "len(table), table[97:100], b'aabbcc'.translate(table), b'abc'.translate(table, b'b'), b'abc'.translate(None, b'b'), b'abc'.translate(None), b'abc'.translate(table, delete=b'c'), bytearray(b'abc').translate(table), b'abc'.translate(bytearray(table)), b'abc'.translate(memoryview(table), bytearray(b'a'))",
    "bytes.maketrans(b'', b'') == bytes(range(256)), bytes.maketrans(b'aa', b'xy')[97], bytearray.maketrans(b'a', b'b')[97], type(bytearray.maketrans(b'a', b'b')), bytes.maketrans(bytearray(b'a'), memoryview(b'b'))[97]",
    "bytes.maketrans(b'a', b'')",
    "bytes.maketrans('a', 'b')",
    "bytes.maketrans(b'a')",
    "bytes.maketrans(b'a', 5)",
    "bytes.maketrans(b'a', b'b', b'c')",
    "b'abc'.translate(b'short')",
    "b'abc'.translate('x' * 256)",
    "b'abc'.translate(5)",
    "b'abc'.translate({97: 98})",
    "b'abc'.translate()",
    "b'abc'.translate(table, 'b')",
    "b'abc'.translate(table, 5)",
    "b'abc'.translate(table, None)",
    "b'abc'.translate(table, b'a', b'b')",
    "b'abc'.translate(table, remove=b'a')",
    "b'abc'.translate(table=table)",
    "(lambda x: x.translate(None) is x)(b'abc')",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
