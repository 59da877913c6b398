# Escapes in literals of every kind, and malformed ones.
sources = [
    r"'\x'",
    r"'\x1'",
    r"'\xg1'",
    r"b'\x'",
    r"b'\x1z'",
    r"'\u123'",
    r"'\U0001'",
    r"'\U00110000'",
    r"'\N{nothing of that name}'",
    r"'\N'",
    r"'\N{'",
    r"'\N{}'",
    r"'\N{LATIN SMALL LETTER A}'",
    r"'\400'",
    r"b'\400'",
    r"'\8'",
    r"'\q'",
    "b'é'",
    r"b'\u1234'",
    "'a' b'b'",
    "b'a' f'b'",
    "f'a' b'b'",
    "u'a' b'b'",
    "ur'a'",
    "bu'a'",
    "rb'a' Rb'b' bR'c'",
    "fb'a'",
    r"fr'\d{1}' rf'\q'",
    "ub'a'",
    r"r'\'",
    r"'\",
    "'",
    '\'a\' \'b\' "c" """d"""',
    r"f'{1}' 'b' r'\n' u'é'",
]
for source in sources:
    print(ascii(source))
    try:
        compile(source, "text", "exec")
        print("    a program")
    except SyntaxError as error:
        place = error.lineno, error.offset, error.end_lineno, error.end_offset
        print("   ", type(error).__name__, error.msg, place, ascii(error.text))
