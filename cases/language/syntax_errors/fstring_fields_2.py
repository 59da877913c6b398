# Mistakes in the fields of f-strings.
sources = [
    'f"\\x1"',
    "f'{a!}'",
    "f'{a!r:'",
    "f'{a!r '",
    "f'{a=!}'",
    "f'{!r}'",
    "f'{:x}'",
    "f'{=}'",
    "f'{*}'",
    "f'{a b:x}'",
    "f'{a $ b}'",
    "f'{a;b}'",
    "f'{a\n}'",
    "f'{'",
]
for source in sources:
    try:
        compile(source, "<case>", "exec")
        print(ascii(source), "compiles")
    except SyntaxError as e:
        place = (e.lineno, e.offset, e.end_lineno, e.end_offset)
        print(ascii(source), "|", type(e).__name__, e.msg, place, ascii(e.text))
