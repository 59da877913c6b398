# Strings that do not end, and wrong escapes.
sources = [
    'x = "abc',
    'x = """abc\n\nd',
    "b'\xe9'",
    "'\\N{foo}'",
    "'\\x1'",
    "x = ('a' '\\x1')",
    "'a' b'b'",
    'x = 5 5\n"abc',
    'f(1=2 "abc',
    '"abc\ndef"',
    "'''abc",
    '"\\u12"',
    '"\\U12345678"',
    'b"\\x1"',
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
